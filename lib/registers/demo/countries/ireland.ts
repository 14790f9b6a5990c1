import { country } from "../country";
import { english } from "../languages/english";
import { irishNumbers } from "../numbers/northern";
import { britishStreets } from "../streets/english";

export const ireland = country({
  code: "IE",
  weight: 15,
  languages: { "": english },
  streets: {
    "": {
      ...britishStreets,
      names: `Main Street,O'Connell Street,Patrick Street,Parnell Street,Pearse Street,Grafton Street,Dublin Road,${britishStreets.names}`,
    },
  },
  forms: `
Limited|3|560
DAC|3|70
Ltd|3|200
CLG|3|60
PLC|3|10
Unlimited Company|3|15
|2|60|person
`,
  cities: `
Dublin|County Dublin|Leinster|D01-D24|53.350,-6.260|590|2091#####
Cork|County Cork|Munster|T12,T23|51.898,-8.476|222|2091#####
Limerick|County Limerick|Munster|V94|52.664,-8.627|102|2091#####
Galway|County Galway|Connacht|H91|53.271,-9.057|85|2091#####
Waterford|County Waterford|Munster|X91|52.259,-7.110|60|2091#####
Drogheda|County Louth|Leinster|A92|53.718,-6.348|44|2091#####
Dundalk|County Louth|Leinster|A91|54.001,-6.405|43|2091#####
Bray|County Wicklow|Leinster|A98|53.203,-6.110|34|2091#####
Navan|County Meath|Leinster|C15|53.653,-6.683|34|2091#####
Kilkenny|County Kilkenny|Leinster|R95|52.654,-7.245|28|2091#####
Ennis|County Clare|Munster|V95|52.844,-8.981|28|2091#####
Tralee|County Kerry|Munster|V92|52.271,-9.703|26|2091#####
Sligo|County Sligo|Connacht|F91|54.277,-8.476|21|2091#####
Athlone|County Westmeath|Leinster|N37|53.424,-7.940|23|2091#####
Letterkenny|County Donegal|Ulster|F92|54.950,-7.734|22|2091#####
`,
  postalTail: " @###",
  house: "before",
  houseMax: 150,
  extras: "Unit #,Floor #,Suite ##,Block @",
  capitals: 300,
  productivity: 100,
  numbers: irishNumbers,
});
