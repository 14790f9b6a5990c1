import { country } from "../country";
import { english } from "../languages/english";
import { britishNumbers } from "../numbers/northern";
import { britishStreets } from "../streets/english";

export const britain = country({
  code: "GB",
  weight: 130,
  languages: { "": english },
  streets: { "": britishStreets },
  forms: `
Limited|3|430
Ltd|3|390
LLP|2|45|person
PLC|3|12
CIC|3|15
Ltd.|3|30
(UK) Limited|3|20
Partnership|2|15|person
`,
  cities: `
London|Greater London|England|EC1-EC4,SW1-SW20,W1-W14,N1-N22,E1-E18,SE1-SE28,NW1-NW11|51.507,-0.128|8900|2079460###
Birmingham|West Midlands|England|B1-B48|52.486,-1.890|1140|1214960###
Manchester|Greater Manchester|England|M1-M46|53.481,-2.242|550|1614960###
Leeds|West Yorkshire|England|LS1-LS29|53.800,-1.549|800|1134960###
Glasgow|Glasgow City|Scotland|G1-G78|55.864,-4.252|630|1414960###|SC
Liverpool|Merseyside|England|L1-L38|53.408,-2.992|500|1514960###
Sheffield|South Yorkshire|England|S1-S36|53.381,-1.470|580|1144960###
Bristol|Bristol|England|BS1-BS49|51.454,-2.588|470|1174960###
Edinburgh|City of Edinburgh|Scotland|EH1-EH17|55.953,-3.188|525|1314960###|SC
Leicester|Leicestershire|England|LE1-LE19|52.637,-1.140|355|1164960###
Nottingham|Nottinghamshire|England|NG1-NG17|52.955,-1.149|330|1154960###
Newcastle upon Tyne|Tyne and Wear|England|NE1-NE20|54.978,-1.617|300|1914980###
Cardiff|South Glamorgan|Wales|CF3-CF24|51.482,-3.179|365|2920180###
Belfast|County Antrim|Northern Ireland|BT1-BT17|54.597,-5.930|345|2896496###|NI
Reading|Berkshire|England|RG1-RG7|51.454,-0.973|175|1184960###
Coventry|West Midlands|England|CV1-CV6|52.407,-1.512|370|1632960###
Southampton|Hampshire|England|SO14-SO19|50.905,-1.404|250|1632960###
Brighton|East Sussex|England|BN1-BN3|50.823,-0.137|230|1632960###
Plymouth|Devon|England|PL1-PL9|50.376,-4.143|265|1632960###
Aberdeen|Aberdeen City|Scotland|AB10-AB25|57.150,-2.094|200|1632960###|SC
Norwich|Norfolk|England|NR1-NR8|52.630,1.297|145|1632960###
Oxford|Oxfordshire|England|OX1-OX4|51.752,-1.258|160|1632960###
Cambridge|Cambridgeshire|England|CB1-CB5|52.205,0.119|145|1632960###
York|North Yorkshire|England|YO1-YO32|53.958,-1.080|150|1632960###
Exeter|Devon|England|EX1-EX4|50.718,-3.534|130|1632960###
Swansea|West Glamorgan|Wales|SA1-SA7|51.622,-3.944|245|1632960###
`,
  postalTail: " #@@",
  mobile: "7700900###",
  house: "before",
  houseMax: 260,
  extras: "Unit #,Suite ##,Floor #,Unit ## Enterprise Park,The Old Mill,#rd Floor",
  capitals: 380,
  productivity: 74,
  numbers: britishNumbers,
});
