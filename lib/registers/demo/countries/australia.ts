import { country } from "../country";
import { english } from "../languages/english";
import { australianNumbers } from "../numbers/overseas";
import { britishStreets } from "../streets/english";

export const australia = country({
  code: "AU",
  weight: 28,
  languages: { "": english },
  streets: { "": { ...britishStreets, names: `George Street,Pitt Street,Collins Street,Elizabeth Street,Flinders Street,Pacific Highway,Princes Highway,Parramatta Road,${britishStreets.names}` } },
  forms: `
Pty Ltd|3|640
Pty. Ltd.|3|110
Pty Limited|3|60
Ltd|3|20
Limited|3|20
|1|90|person
Partnership|2|15|person
`,
  cities: `
Sydney|New South Wales||2000-2234|-33.869,151.209|5300|25550####,27010####
Melbourne|Victoria||3000-3207|-37.814,144.963|5070|35550####,37010####
Brisbane|Queensland||4000-4179|-27.470,153.026|2560|75550####,77010####
Perth|Western Australia||6000-6199|-31.952,115.861|2140|85550####,87010####
Adelaide|South Australia||5000-5174|-34.929,138.601|1390|85550####,87010####
Gold Coast|Queensland||4207-4230|-28.017,153.400|700|75550####
Newcastle|New South Wales||2287-2310|-32.928,151.782|500|25550####
Canberra|Australian Capital Territory||2600-2617|-35.281,149.130|460|25550####
Sunshine Coast|Queensland||4551-4575|-26.650,153.067|350|75550####
Wollongong|New South Wales||2500-2530|-34.424,150.893|300|25550####
Geelong|Victoria||3212-3220|-38.150,144.362|280|35550####
Hobart|Tasmania||7000-7018|-42.882,147.327|240|35550####
Townsville|Queensland||4810-4819|-19.259,146.817|180|75550####
Cairns|Queensland||4868-4879|-16.919,145.778|155|75550####
Darwin|Northern Territory||0800-0832|-12.463,130.846|147|85550####
Ballarat|Victoria||3350-3357|-37.562,143.850|113|35550####
`,
  mobile: "49157####",
  house: "before",
  houseMax: 400,
  extras: "Unit #,Suite ##,Level #,Shop #,PO Box ###",
  capitals: 280,
  productivity: 84,
  numbers: australianNumbers,
});
