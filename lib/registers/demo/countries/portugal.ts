import { country } from "../country";
import { portuguese } from "../languages/portuguese";
import { portugueseNumbers } from "../numbers/southern";
import { portugueseStreets } from "../streets/portuguese";

export const portugal = country({
  code: "PT",
  weight: 20,
  languages: { "": portuguese },
  streets: { "": portugueseStreets },
  forms: `
Lda|3|420
, Lda.|3|180
Unipessoal Lda|3|160
S.A.|3|40
, S.A.|3|20
|1|150|person
CRL|3|8
`,
  cities: `
Lisboa|Lisboa||1000-1990|38.722,-9.139|545|21
Porto|Porto||4000-4369|41.150,-8.611|232|22
Vila Nova de Gaia|Porto||4400-4434|41.124,-8.612|304|22
Amadora|Lisboa||2610-2724|38.754,-9.231|171|21
Braga|Braga||4700-4719|41.545,-8.427|193|253
Coimbra|Coimbra||3000-3049|40.211,-8.429|141|239
Funchal|Madeira||9000-9064|32.667,-16.924|105|291
Setúbal|Setúbal||2900-2914|38.524,-8.888|123|265
Guimarães|Braga||4800-4839|41.444,-8.296|157|253
Aveiro|Aveiro||3800-3814|40.641,-8.653|81|234
Leiria|Leiria||2400-2419|39.744,-8.807|128|244
Faro|Faro||8000-8009|37.019,-7.930|68|289
Viseu|Viseu||3500-3519|40.657,-7.914|99|232
Évora|Évora||7000-7009|38.571,-7.909|53|266
Viana do Castelo|Viana do Castelo||4900-4935|41.694,-8.833|86|258
Ponta Delgada|Açores||9500-9504|37.741,-25.669|67|296
`,
  postalTail: "-###",
  phoneLength: 9,
  house: "after",
  houseMax: 300,
  extras: "#º Esq.,#º Dto.,R/C,Loja #,Lote ##",
  capitals: 220,
  productivity: 48,
  numbers: portugueseNumbers,
});
