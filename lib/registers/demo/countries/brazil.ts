import { country } from "../country";
import { portuguese } from "../languages/portuguese";
import { brazilianNumbers } from "../numbers/overseas";
import { brazilianStreets } from "../streets/portuguese";

export const brazil = country({
  code: "BR",
  weight: 52,
  languages: { "": portuguese },
  streets: { "": brazilianStreets },
  forms: `
Ltda|3|480
LTDA ME|3|110
EIRELI|3|60
S.A.|3|40
S/A|3|30
|1|150|person
ME|1|80|person
EPP|3|40
`,
  cities: `
São Paulo|São Paulo|Sudeste|01000-05999|-23.551,-46.633|12300|113
Rio de Janeiro|Rio de Janeiro|Sudeste|20000-23799|-22.907,-43.173|6700|212
Brasília|Distrito Federal|Centro-Oeste|70000-72799|-15.794,-47.882|3000|613
Salvador|Bahia|Nordeste|40000-42499|-12.972,-38.501|2880|713
Fortaleza|Ceará|Nordeste|60000-61599|-3.732,-38.527|2680|853
Belo Horizonte|Minas Gerais|Sudeste|30000-31999|-19.917,-43.935|2520|313
Manaus|Amazonas|Norte|69000-69099|-3.119,-60.022|2200|923
Curitiba|Paraná|Sul|80000-82999|-25.429,-49.271|1950|413
Recife|Pernambuco|Nordeste|50000-52999|-8.048,-34.877|1650|813
Porto Alegre|Rio Grande do Sul|Sul|90000-91999|-30.035,-51.218|1480|513
Goiânia|Goiás|Centro-Oeste|74000-74899|-16.687,-49.265|1530|623
Belém|Pará|Norte|66000-66999|-1.456,-48.490|1500|913
Campinas|São Paulo|Sudeste|13000-13139|-22.906,-47.061|1210|193
Natal|Rio Grande do Norte|Nordeste|59000-59149|-5.795,-35.211|890|843
Campo Grande|Mato Grosso do Sul|Centro-Oeste|79000-79124|-20.470,-54.620|900|673
João Pessoa|Paraíba|Nordeste|58000-58099|-7.115,-34.861|820|833
Ribeirão Preto|São Paulo|Sudeste|14000-14114|-21.178,-47.810|710|163
Florianópolis|Santa Catarina|Sul|88000-88099|-27.595,-48.548|510|483
Joinville|Santa Catarina|Sul|89200-89239|-26.304,-48.848|600|473
Vitória|Espírito Santo|Sudeste|29000-29099|-20.316,-40.313|365|273
`,
  postalTail: "-###",
  phoneLength: 10,
  house: "comma",
  houseMax: 3000,
  extras: "Sala ###,Andar #,Loja #,Bloco @,Galpão #",
  capitals: 600,
  productivity: 24,
  numbers: brazilianNumbers,
});
