import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryByCode } from "./codes/countries";
import { foldPlace } from "./codes/fold";
import { CITY_EXONYMS, type ExonymTable, REGION_EXONYMS, exonymsOf } from "./exonyms";

const TABLES = [["city", CITY_EXONYMS], ["region", REGION_EXONYMS]] as const;
const groupsOf = (table: ExonymTable): { country: string; group: readonly string[] }[] => [...table].flatMap(([country, groups]) => groups.map((group) => ({ country, group })));

describe("exonyms", () => {
  it("know hundreds of cities and regions", () => {
    expect(groupsOf(CITY_EXONYMS).length).toBeGreaterThan(700);
    expect(groupsOf(REGION_EXONYMS).length).toBeGreaterThan(300);
  });

  it.each(TABLES)("%s: every country is one of ISO 3166-1, every group has two different names", (_kind, table) => {
    expect([...table.keys()].filter((country) => countryByCode(country)?.code !== country)).toEqual([]);
    const poor = groupsOf(table).filter(({ group }) => group.some((name) => name.trim() !== name || foldPlace(name) === "") || new Set(group.map(foldPlace)).size < 2 || new Set(group).size < group.length);
    expect(poor).toEqual([]);
  });

  it.each(TABLES)("%s: a name belongs to one place of its country", (_kind, table) => {
    const owners = new Map<string, Set<string>>();
    for (const { country, group } of groupsOf(table)) {
      for (const name of group) owners.set(`${country} ${foldPlace(name)}`, (owners.get(`${country} ${foldPlace(name)}`) ?? new Set()).add(group.join("/")));
    }
    expect([...owners].filter(([, groups]) => groups.size > 1)).toEqual([]);
  });

  it.each([
    ["city", "DE", "München", "Munich"], ["city", "DE", "Köln", "Cologne"], ["city", "DE", "Nürnberg", "Nuremberg"], ["city", "IT", "Roma", "Rome"], ["city", "IT", "Milano", "Milan"],
    ["city", "BE", "Antwerpen", "Anvers"], ["city", "BE", "Gent", "Ghent"], ["city", "BE", "Brussel", "Bruxelles"], ["city", "CH", "Genève", "Genf"], ["city", "CH", "Zürich", "Zurigo"],
    ["city", "AT", "Wien", "Vienna"], ["city", "DK", "København", "Copenhagen"], ["city", "PL", "Warszawa", "Warsaw"], ["city", "PL", "Kraków", "Cracow"], ["city", "FI", "Helsinki", "Helsingfors"],
    ["city", "SE", "Göteborg", "Gothenburg"], ["city", "NL", "Den Haag", "'s-Gravenhage"], ["city", "NL", "'S-GRAVENHAGE", "The Hague"], ["city", "ES", "Sevilla", "Seville"], ["city", "GR", "ATHINA", "Athens"],
    ["city", "IN", "Mumbai", "Bombay"], ["city", "RU", "Москва", "Moscow"], ["city", "UA", "KYIV", "Kiev"], ["city", "CN", "Beijing", "Peking"], ["city", "PT", "LISBOA", "Lisbon"], ["city", "CZ", "Praha", "Prague"],
    ["region", "DE", "Bayern", "Bavaria"], ["region", "NL", "Noord-Holland", "North Holland"], ["region", "DE", "Sachsen", "Saxony"], ["region", "ES", "Cataluña", "Catalonia"], ["region", "ES", "CATALUNYA", "Catalonia"],
    ["region", "IT", "Toscana", "Tuscany"], ["region", "US", "CALIFORNIA", "CA"], ["region", "CH", "Genève", "Geneva"],
  ] as const)("%s in %s: %s is %s", (kind, country, name, other) => {
    expect(exonymsOf(kind, name, country)).toContain(other);
    expect(exonymsOf(kind, other.toLowerCase(), country.toLowerCase()).length).toBeGreaterThan(0);
  });

  it("a name of another country, another kind or of no group has none", () => {
    expect(exonymsOf("city", "Munich", "US")).toEqual([]);
    expect(exonymsOf("city", "Bavaria", "DE")).toEqual([]);
    expect(exonymsOf("city", "Buxtehude", "DE")).toEqual([]);
    expect(exonymsOf("city", "", "DE")).toEqual([]);
  });

  it("any name of a place leads to all its others, and never back to itself", () => {
    const all = TABLES.flatMap(([kind, table]) => groupsOf(table).map((entry) => ({ kind, ...entry })));
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), ({ kind, country, group }, pick) => {
        const name = group[pick % group.length] ?? "";
        const others = exonymsOf(kind, name.toUpperCase(), country);
        expect(others.map(foldPlace)).not.toContain(foldPlace(name));
        expect(new Set([...others.map(foldPlace), foldPlace(name)])).toEqual(new Set(group.map(foldPlace)));
      }),
    );
  });
});
