import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (domain: string, logo: string, title = "Kontakt"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><title>${title}</title><header>${logo}<nav><a href="/a">Über uns</a></nav></header><h1>Kontakt</h1><p>Tel. 04523 1234</p>`, new URL(`https://www.${domain}/kontakt`)).map(({ name }) => name);

describe("what a logo promises beside the name is none of the name", () => {
  it.each([
    ["in small letters", "brunnhuber-soehne.example", '<a class="logo" href="/"><strong>Brunnhuber & Söhne</strong><small>Möbel mit Geschichte</small></a>', "Brunnhuber & Söhne"],
    ["in two blocks", "nivaro-jena.example", '<a href="/"><div>Nivaro Messtechnik</div><div>Präzision, die bleibt</div></a>', "Nivaro Messtechnik"],
    ["with a blank between", "tinkettle.example", '<a href="/"><span>Tin Kettle</span> <span>Homewares made to last</span></a>', "Tin Kettle"],
    ["as a heading", "studionivaro.example", '<a href="/"><h1>Studio Legale Nivaro</h1><p>Al vostro fianco</p></a>', "Studio Legale Nivaro"],
    ["of two words", "pikkunivaro.example", '<a href="/"><b>Pikku Nivaro</b><i>Lankaa rakkaudella</i></a>', "Pikku Nivaro"],
    ["in Japanese", "nivaro.example", '<a class="logo" href="/"><b>青空木工房</b><i>暮らしに木のぬくもりを</i></a>', "青空木工房"],
    ["in no link, beside the title's name", "qzx.example", '<div class="site-branding"><b>Hotel Nivaro</b><i>Urlaub am Wasser</i></div>', "Hotel Nivaro", "Kontakt - Hotel Nivaro"],
  ])("%s", (_, domain, logo, name, title?) => expect(on(domain, logo, title)).toEqual([name]));

  it.each([
    ["a name in two elements", "tischlereiostermoor.example", '<a href="/"><span>Tischlerei</span> <span>Ostermoor</span></a>', "Tischlerei Ostermoor"],
    ["a kind and whose it is", "kirche-lindora.example", '<a href="/"><span>Evangelische Kirchengemeinde</span> <span>Sankt Martin Lindora</span></a>', "Evangelische Kirchengemeinde Sankt Martin Lindora"],
    ["words in small letters that go on", "lindora-zentrum.example", '<a href="/"><span>Zentrum Lindora</span> <span>für ganzheitliche Medizin</span></a>', "Zentrum Lindora für ganzheitliche Medizin"],
    ["a legal form", "lindora.example", '<a href="/"><span>Lindora</span> <span>Bau- und Handels GmbH</span></a>', "Lindora Bau- und Handels GmbH"],
  ])("but %s is", (_, domain, logo, name) => expect(on(domain, logo)).toEqual([name]));
});
