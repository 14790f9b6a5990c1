import { describe, expect, it } from "vitest";
import { ZONE } from "./page";
import { readPage } from "./read-page";

const texts = (html: string) => readPage(html).lines.map(({ text }) => text);

describe("a page is read", () => {
  it.each([
    ["with names of elements in any case", "<P>one<BR>two<Div>three</DIV>four</p>", ["one", "two", "three", "four"]],
    ["with end tags left out", "<ul><li>one<li>two</ul><dl><dt>three<dd>four</dl><p>five<div>six</div>", ["one", "two", "three", "four", "five", "six"]],
    ["with entities in text", "<p>A &amp; B&nbsp;&copy; C &lt;b&gt; &#65;&#x1F600; R&D x&ampy</p>", ["A & B © C <b> A😀 R&D x&y"]],
    ["without scripts, styles and drawings", "<script>one</script><style>two</style><svg><title>three</title></svg><p>four</p>", ["four"]],
    ["with elements that HTML has not", "<x-card><p>one</p><x-card>two</x-card></x-card>three", ["one", "twothree"]],
    ["where it is cut off in an end tag", "<p>one &amp; two</p><p>three</p fo", ["one & two", "three"]],
    ["where it is cut off in an entity", "<p>one &am", ["one &am"]],
  ])("%s", (_, html, expected) => {
    expect(texts(html)).toEqual(expected);
  });

  it("with the first of two attributes of one name, decoded, in any case, quoted or not", () => {
    const { lines, metas } = readPage(`<META Property=og:site_name CONTENT='R &amp; D' content=other><p class="&#102;ooter" class=nav>x</p>`);
    expect([...metas]).toEqual([["og:site_name", "R & D"]]);
    expect(lines.map(({ zone }) => zone)).toEqual([ZONE.footer]);
  });

  it("with the footer of an article apart from the page's own behind it", () => {
    const zones = (html: string) => readPage(html).lines.map(({ text, zone }) => [text, (zone & ZONE.footer) !== 0]);
    expect(zones("<article><p>a</p><footer>b</footer></article><footer>c</footer>")).toEqual([["a", false], ["b", false], ["c", true]]);
    expect(zones("<article><p>a</p><footer>b</footer></article>")).toEqual([["a", false], ["b", true]]);
    expect(zones("<footer><article>a</article></footer>")).toEqual([["a", true]]);
  });

  it("with the text of a picture in its place beside the sign alone", () => expect(texts('<p>© <img alt="Acme logo"> 2026 <img alt="x"> y</p>')).toEqual(["© Acme 2026 y"]));

  it("with its links as they are written", () => {
    expect(readPage(`<p><a HREF="/a?b=1&amp;copy=2" href=/other>x <b>y</b></a> z <a href>none</a><a name=a>none</a></p>`).links).toEqual([{ href: "/a?b=1&amp;copy=2", text: "x y" }]);
  });

  it("with the zones that names, roles, classes and inline styles open", () => {
    const zones = readPage(`<footer><p>a</p></footer><div ROLE="contentinfo"><p>b</p></div><div class="x site-footer"><p>c</p></div><div style="display: none"><p>d</p></div><div hidden>e</div><p>f</p>`).lines.map(({ text, zone }) => [text, zone]);
    expect(zones).toEqual([["a", ZONE.footer], ["b", ZONE.footer], ["c", ZONE.footer], ["d", ZONE.hidden], ["e", ZONE.hidden], ["f", 0]]);
  });

  it("with data of JSON scripts, decoded only inside drawings", () => {
    const { jsonLd, data } = readPage(`<script type="application/ld+json">{"a":"&amp;"}</script><script type="application/json">{}</script><script>let a;</script><svg><script type="application/ld+json">{&quot;b&quot;:1}</script></svg>`);
    expect({ jsonLd, data }).toEqual({ jsonLd: ['{"a":"&amp;"}', '{"b":1}'], data: ["{}"] });
  });

  it("with a long text without end tags broken into its beginning and its end, or at its entities", () => {
    expect(texts(`<p>${"a".repeat(20_000)}</p>`).map(({ length }) => length)).toEqual([6000, 6000]);
    expect(texts(`<p>${`${"a".repeat(5000)}&amp;`.repeat(4)}</p>`).map(({ length }) => length)).toEqual([5000, 5001, 5001, 5001, 1]);
  });
});
