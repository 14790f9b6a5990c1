import type { StreetSource } from "../country";

export const dutchStreets: StreetSource = {
  names: "Kerkstraat,Schoolstraat,Molenweg,Dorpsstraat,Molenstraat,Nieuwstraat,Hoofdstraat,Stationsstraat,Markt,Damrak,Julianastraat,Wilhelminastraat,Prinses Beatrixlaan,Industrieweg,Stationsweg,Beukenlaan,Kastanjelaan,Eikenlaan,Lindelaan,Marktstraat,Hoogstraat,Kerkweg,Parklaan,Raadhuisplein,Havenstraat,Keizersgracht,Herengracht,Prinsengracht,Singel,Oranjestraat,Emmastraat,Burgemeester de Vlugtlaan,Rembrandtstraat,Vondelstraat,Beethovenstraat,Mozartlaan,Zuiderweg,Noorderweg,Ambachtsweg,Handelsweg,Energieweg,Kruisstraat,Langestraat,Veerweg,Spoorstraat,Tuinstraat,Wagenweg,Zonnelaan,Transportweg,Stadhuisplein,Coolsingel,Grote Markt,Meir,Steenweg,Kapellestraat,Brugstraat",
  patterns: `
22 {S}straat
14 {S}laan
12 {W}straat
10 {W}weg
6 {S}weg
6 {W}plein
5 {S}plein
5 {W}laan
4 {W}kade
4 {G} {S}straat
3 {S}hof
3 {W}gracht
3 {P}seweg
`,
};
