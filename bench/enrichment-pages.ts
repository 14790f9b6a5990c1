/** Pages for measuring: large ones as sites serve them, and ones made to be slow. All invented, the same at every run. */

const WORDS = "stahl hafen werkzeug lieferung qualität beratung montage the quick delivery of parts for industry since service team prüfung maße norm schraube lager versand kunde angebot preis".split(" ");
const IMPRINT =
  '<footer class="site-footer"><div class="widget"><strong>Nordhafen Werkzeug GmbH</strong><br>Kaistraße 4<br>20457 Hamburg<br>Amtsgericht Hamburg, HRB 104512<br>USt-IdNr.: DE136695976</div><p>&copy; 2026 Nordhafen Werkzeug GmbH. Alle Rechte vorbehalten.</p></footer>';

function text(words: number, seed: number): string {
  let state = seed;
  return Array.from({ length: words }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return WORDS[state % WORDS.length];
  }).join(" ");
}

const page = (head: string, body: string): string => `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Nordhafen Werkzeug</title>${head}</head><body class="home page">${body}${IMPRINT}</body></html>`;
const many = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, index) => make(index)).join("\n");

/** A shop's list, a long article, a builder's nested boxes with inline pictures, a table of parts, a page that is mostly scripts. */
export const LARGE_PAGES: readonly (() => string)[] = [
  () => page(`<style>${many(4000, (at) => `.c${at}{margin:${at}px;padding:0}`)}</style>`, many(3000, (at) => `<li class="product type-product post-${at} status-publish instock"><a href="/produkt/${at}/?variante=${at}&amp;farbe=blau" class="woocommerce-LoopProduct-link"><img src="/bilder/${at}.webp" alt="Bild ${at}" width="300" height="300" loading="lazy" srcset="/a-${at}.webp 300w, /b-${at}.webp 600w"><h2 class="title">${text(5, at)}</h2><span class="price"><bdi>${at},99&nbsp;&euro;</bdi></span></a></li>`)),
  () => page("", `<article class="post">${many(4000, (at) => `<p>${text(60, at)} <a href="/artikel/${at}">${text(3, at + 7)}</a> &ndash; ${text(20, at + 9)}.</p>`)}</article>`),
  () => page("", many(5000, (at) => `<div class="elementor-section elementor-top-section" data-id="${at}" data-settings="{&quot;background&quot;:&quot;classic&quot;}"><div class="elementor-container"><div class="elementor-column"><svg viewBox="0 0 24 24"><path d="M12 ${at}L2 22h20L12 2z"/></svg><span class="label">${text(6, at)}</span></div></div></div>`)),
  () => page("", `<table>${many(12_000, (at) => `<tr><td>${40_000_000 + at * 37}</td><td>${text(3, at)}</td><td class="num">${at % 97},50</td><td>M${at % 24} × ${at % 80}</td></tr>`)}</table>`),
  () => page(many(60, (at) => `<script>window.__DATA_${at}=${JSON.stringify({ items: Array.from({ length: 200 }, (_, item) => ({ id: item, name: text(4, item), price: item * 3 })) })};</script>`), many(400, (at) => `<p>${text(30, at)}</p>`)),
];

/** Pages made to be slow, by size in bytes. */
export const HOSTILE_PAGES: Readonly<Record<string, (bytes: number) => string>> = {
  "elements nested without end": (bytes) => "<div>".repeat(bytes / 5),
  "unclosed inline elements": (bytes) => "<b>x".repeat(bytes / 4),
  "end tags of nothing": (bytes) => `${"<p>".repeat(1000)}${"</q>".repeat(bytes / 4)}`,
  "entities in text": (bytes) => `<p>${"&amp;&#65;&eacute;".repeat(bytes / 18)}</p>`,
  "one attribute": (bytes) => `<div class="${"a ".repeat(bytes / 2)}">x</div>`,
  "attributes full of entities": (bytes) => `<a href="${"&amp;".repeat(bytes / 5)}">x</a>`,
  "one element with many attributes": (bytes) => `<div ${"data-a=1 ".repeat(bytes / 9)}>x</div>`,
  "other class names everywhere": (bytes) => many(bytes / 30, (at) => `<div class="cl-${at} footer-${at}">`).slice(0, bytes),
  "JSON-LD blocks": (bytes) => '<script type="application/ld+json">{"@type":"Organization","name":"A B"}</script>'.repeat(bytes / 78),
  "one JSON-LD block nested": (bytes) => `<script type="application/ld+json">${"[".repeat(bytes)}</script>`,
  "JSON-LD with a comma for each item": (bytes) => `<script type="application/ld+json">[${"1,".repeat(bytes / 2)}]</script>`,
  "microdata nested": (bytes) => '<i itemscope itemprop="a">'.repeat(bytes / 26),
  "digits": (bytes) => `<p>${"1".repeat(bytes)}</p>`,
  "digits with blanks": (bytes) => `<p>VAT ${"12 ".repeat(bytes / 3)}</p>`,
  "labels": (bytes) => `<p>${"KvK USt-IdNr VAT number ".repeat(bytes / 24)}</p>`,
  "labels on lines of their own": (bytes) => "<p>VAT number:</p>".repeat(bytes / 18),
  "numbers on lines of their own": (bytes) => "<p>VAT: DE136695976</p>".repeat(bytes / 23),
  "legal forms": (bytes) => `<footer>${"GmbH & Co. KG ".repeat(bytes / 14)}</footer>`,
  "names that hold dashes": (bytes) => many(bytes / 420, (at) => `<p>${Array.from({ length: 12 }, (_, of) => `Nord${of} Hafen${at} - Werk Zeug${of} GmbH`).join(", ")}</p>`),
  "names with legal forms": (bytes) => `<footer>${"<p>Nordhafen Werkzeug GmbH</p>".repeat(bytes / 30)}</footer>`,
  "capitals and blanks": (bytes) => `<footer>${"A ".repeat(bytes / 2)}</footer>`,
  "copyright signs": (bytes) => `<footer>${"© 2024 ".repeat(bytes / 7)}</footer>`,
  "copyright lines": (bytes) => `<footer>${"<p>© 2024 Nordhafen</p>".repeat(bytes / 23)}</footer>`,
  "one letter": (bytes) => `<footer><p>${"a".repeat(bytes)}</p></footer>`,
  "commas and dots": (bytes) => `<footer>${"A., ".repeat(bytes / 4)}</footer>`,
  "links": (bytes) => '<a href="/impressum">Impressum</a>'.repeat(bytes / 34),
  "table cells": (bytes) => `<table><tr>${"<td>VAT<td>1".repeat(bytes / 12)}`,
  "nested tables": (bytes) => "<table><tr><td>".repeat(bytes / 15),
};
