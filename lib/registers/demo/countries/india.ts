import { country } from "../country";
import { indian } from "../languages/indian";
import { indianNumbers } from "../numbers/overseas";

export const india = country({
  code: "IN",
  weight: 46,
  languages: { "": indian },
  streets: {
    "": {
      names: "MG Road,Station Road,Nehru Road,Gandhi Nagar,Main Road,Market Road,Park Street,Ring Road,Link Road,S V Road,Mahatma Gandhi Marg,Temple Road,College Road,Church Street,Brigade Road,Residency Road,Anna Salai,Mount Road,Linking Road,Hill Road,Civil Lines,Sector 18,Nehru Place,Connaught Place,Rajaji Nagar,Shivaji Nagar,Subhash Marg,Patel Nagar,Lal Bahadur Shastri Marg,Jawaharlal Nehru Road,Industrial Area Phase I,Industrial Area Phase II,Industrial Estate,MIDC Road,GIDC Estate,Bazar Street,Hospital Road,Airport Road,Lake Road,Canal Road,Old Bus Stand Road,Cross Road,Ashram Road,CG Road,SG Highway,Banjara Hills Road,Begumpet Road,Camac Street,Salt Lake Sector V,Whitefield Road",
      patterns: `
30 {S} Road
20 {S} Nagar
15 {W} Road
12 {G} {S} Marg
9 {P} Road
7 {W} Nagar
7 {S} Street
`,
    },
  },
  forms: `
Private Limited|3|700
Pvt. Ltd.|3|140
Limited|3|90
Ltd.|3|20
`,
  cities: `
Mumbai|Maharashtra|West|400001-400104|19.076,72.878|12400|22|MH
Delhi|Delhi|North|110001-110096|28.704,77.102|11000|11|DL
Bengaluru|Karnataka|South|560001-560103|12.972,77.595|8400|80|KA
Hyderabad|Telangana|South|500001-500098|17.385,78.487|6800|40|TG
Ahmedabad|Gujarat|West|380001-380061|23.023,72.571|5570|79|GJ
Chennai|Tamil Nadu|South|600001-600119|13.083,80.270|4650|44|TN
Kolkata|West Bengal|East|700001-700107|22.573,88.364|4500|33|WB
Pune|Maharashtra|West|411001-411062|18.520,73.857|3120|20|MH
Surat|Gujarat|West|395001-395010|21.170,72.831|4460|261|GJ
Jaipur|Rajasthan|North|302001-302039|26.912,75.787|3050|141|RJ
Lucknow|Uttar Pradesh|North|226001-226031|26.847,80.946|2820|522|UP
Kanpur|Uttar Pradesh|North|208001-208027|26.449,80.332|2770|512|UP
Nagpur|Maharashtra|West|440001-440037|21.146,79.088|2400|712|MH
Indore|Madhya Pradesh|Central|452001-452020|22.720,75.858|1960|731|MP
Coimbatore|Tamil Nadu|South|641001-641062|11.017,76.956|1050|422|TN
Kochi|Kerala|South|682001-682042|9.931,76.267|600|484|KL
Chandigarh|Chandigarh|North|160001-160047|30.733,76.779|960|172|CH
Bhubaneswar|Odisha|East|751001-751031|20.296,85.825|840|674|OR
Noida|Uttar Pradesh|North|201301-201318|28.535,77.391|640|120|UP
Gurugram|Haryana|North|122001-122018|28.460,77.027|880|124|HR
`,
  phoneLength: 10,
  house: "before",
  houseMax: 400,
  extras: "#th Floor,Plot No ##,Shop No #,Flat ###,Near Bus Stand",
  capitals: 650,
  productivity: 12,
  numbers: indianNumbers,
});
