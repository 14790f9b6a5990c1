import type { StreetSource } from "../country";

export const germanStreets: StreetSource = {
  names: "Hauptstraße,Bahnhofstraße,Schulstraße,Gartenstraße,Dorfstraße,Bergstraße,Kirchstraße,Waldstraße,Ringstraße,Industriestraße,Goethestraße,Schillerstraße,Mühlenweg,Lindenstraße,Friedhofstraße,Am Sportplatz,Poststraße,Feldstraße,Marktplatz,Gewerbestraße,Mozartstraße,Beethovenstraße,Rathausplatz,Ludwigstraße,Kaiserstraße,Wilhelmstraße,Blumenstraße,Birkenweg,Rosenstraße,Am Bahnhof,Max-Planck-Straße,Robert-Bosch-Straße,Daimlerstraße,Siemensstraße,Carl-Benz-Straße,Friedrichstraße,Karlstraße,Parkstraße,Wiesenstraße,Schlossstraße,Steinweg,Neue Straße,Lange Straße,Königstraße,Marienplatz,Am Hafen,Heinrich-Heine-Straße,Bismarckstraße,Uferstraße,Seestraße,Brunnenstraße,Obere Gasse,Untere Gasse,Im Gewerbepark,Tannenweg,An der alten Mühle,Hohenzollernstraße,Theaterplatz,Werkstraße,Luisenstraße",
  patterns: `
20 {S}straße
14 {S}weg
12 {W}straße
8 {G}-{S}-Straße
7 {W}weg
6 {S}gasse
5 {S}allee
5 {S}platz
4 {W}allee
4 Am {W}hof
3 Im {W}feld
3 {W}ring
2 {W}platz
2 {S}ring
`,
};
