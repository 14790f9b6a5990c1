import { language, type LanguageSource } from "../language";

/** What the kinds of English have in common. */
export const englishSource: LanguageSource = {
  givenMale: "James,John,David,Michael,Robert,William,Richard,Thomas,Paul,Mark,Andrew,Peter,Daniel,Christopher,Stephen,Matthew,George,Simon,Edward,Anthony,Kevin,Brian,Ian,Jack,Oliver,Harry,Charles,Joseph,Samuel,Benjamin,Adam,Ryan,Sean,Patrick,Henry,Alan,Graham,Philip",
  givenFemale: "Mary,Sarah,Elizabeth,Emma,Susan,Margaret,Jennifer,Karen,Helen,Laura,Julie,Linda,Patricia,Rachel,Rebecca,Anna,Claire,Amy,Jane,Alice,Charlotte,Sophie,Grace,Lucy,Olivia,Victoria,Fiona,Catherine",
  surnames: "Smith,Jones,Taylor,Brown,Williams,Wilson,Johnson,Davies,Robinson,Wright,Thompson,Evans,Walker,White,Roberts,Green,Hall,Wood,Jackson,Clarke,Harris,Clark,Lewis,Turner,Hill,Cooper,Moore,Ward,Morris,King,Watson,Harrison,Baker,Morgan,Patel,Young,Allen,Anderson,Scott,Mitchell,Phillips,James,Campbell,Lee,Bell,Kelly,Parker,Bennett,Davis,Miller,Cook,Shaw,Price,Richardson,Martin,Griffiths,Carter,Collins,Murphy,Stewart,Murray,Ross,Reid,Graham,Henderson,Hughes,O'Brien,O'Connor,O'Neill,Ryan,Walsh,Byrne,Doyle,McCarthy,Gallagher,Kennedy,Fitzgerald,McDonald,Ferguson,Gordon,Hamilton,Barker,Chapman,Ellis,Fisher,Fletcher,Foster,Gibson,Grant,Gray,Hawkins,Holmes,Hunt,Knight,Lawson,Marshall,Mason,Matthews,Mills,Palmer,Pearson,Perry,Porter,Powell,Reynolds,Rogers,Russell,Sanders,Simpson,Spencer,Stone,Thomas,Wallace,Webb,West,Woods,Garcia,Rodriguez,Martinez,Nguyen,Hernandez,Lopez,Gonzalez,Adams,Nelson,Rivera,Brooks,Sullivan,Howard,Bailey",
  surnameParts: ["Ash,Black,Brad,Brook,Cald,Clay,Craw,Hazel,East,Fair,Green,Hart,Hather,Holl,King,Lang,Lock,Mar,Nor,Oak,Ping,Red,Rush,Shel,Stan,Sutter,Thorn,Wake,Wal,Whit,Wil,Wood,Win,Far", "field,ley,ton,wood,well,ham,worth,ford,bourne,stone,ridge,gate,more,burn,by"],
  words: "Blue,Green,Summit,Premier,Global,North,Atlantic,Oak,River,Royal,Silver,Golden,Star,Apex,Pioneer,Alpha,Crown,Heritage,Phoenix,Elite,Eagle,Falcon,Anchor,Harbour,Highland,Valley,Park,Bridge,Castle,Stone,Iron,Red,White,Black,Bright,First,Prime,United,National,Central,Western,Eastern,Southern,Northern,Pacific,Coastal,Sunrise,Horizon,Vista,Maple,Cedar,Willow,Lion,Fox,Wolf,Raven,Kestrel,Beacon,Compass,Keystone,Liberty,Allied,Metro,City,Urban,Smart,Rapid,Total,Quality,Classic,Modern,Infinite,Quantum,Vertex,Zenith,Orchard,Meadow,Cobalt,Amber,Crystal",
  tails: "stone,bridge,field,wood,gate,point,light,works,way,house,tech,line,path,craft,water,land,port,side,wave,mark,forge,spring,hill,view,net,soft,base,hub,link,core",
  syllables: ["Al,Bra,Cal,Den,El,Fin,Gal,Hal,In,Jas,Ka,Lex,Mar,Nor,Or,Pen,Quin,Ra,Sel,Tar,Ul,Van,Wes,Xan,Yor,Zen,Ax,Bel,Cor,Dra,Ever,Fo,Gra,Hex,Ki,Lu,Mo,Ne,Om,Pro,Ri,Ser,Tri,Um,Ve,Wil,Syn,Opt", "a,i,o,e,ta,ri,li,na,vo,da,mi,ro,la,ne,si,to,re,ma,ve,lo,ni,de,ra,so,ti,ba,co,fi,ga,pa", "ton,wick,more,via,ix,on,is,tek,dyne,tron,gen,nova,ent,or,ex,ium,ora,io,ance,ium,ward,mont,well,ley,fair,stead,max,sys,cor,lo"],
  letters: "ABCDEFGHIJKLMNPRSTW",
  trades: `
farm Farms,Nurseries,Farm,Landscapes,Gardens,Estates,Growers
drinks Brewing,Brewery,Vineyards,Distillers,Wines,Beverages
wood Timber,Joinery,Woodworks,Sawmills,Lumber
build Construction,Builders,Homes,Contractors,Developments,Building Services,Civil Engineering
electric Electrical,Electric,Electrical Services,Electrical Contractors
plumbing Plumbing,Heating,Plumbing & Heating,Air Conditioning,Mechanical Services
trades Roofing,Decorators,Flooring,Interiors,Carpentry,Plastering,Scaffolding,Tiling
food Foods,Food Products,Provisions,Dairies,Confectionery,Meats
bakery Bakery,Bakeries,Patisserie,Bakehouse
textile Textiles,Clothing,Fabrics,Knitwear,Workwear
furniture Furniture,Kitchens,Upholstery,Bedding,Cabinets
print Printing,Press,Publishing,Print,Books
chemical Chemicals,Pharma,Coatings,Laboratories,Cosmetics,Paints
plastics Plastics,Polymers,Mouldings,Packaging,Rubber
metal Steel,Fabrications,Metals,Welding,Foundry,Engineering
machine Machinery,Engineering,Tooling,Precision Engineering,Machine Tools,Hydraulics
electronics Electronics,Circuits,Controls,Semiconductors,Lighting
medtech Medical,Instruments,Optics,Surgical,Scientific
vehicle Motors,Coachworks,Automotive,Trailers,Vehicle Engineering
ship Shipping,Marine,Boatyard,Maritime,Shipyard
freight Transport,Haulage,Logistics,Freight,Couriers,Removals,Trucking
passenger Taxis,Coaches,Travel,Cars,Bus Company
travel Travel,Holidays,Tours
telecom Telecom,Communications,Networks,Broadband
energy Energy,Power,Solar,Renewables,Wind,Water
waste Recycling,Waste,Skip Hire,Environmental,Scrap Metals
industrial Supplies,Industrial Supplies,Building Supplies,Tools,Equipment,Plant Hire
foodtrade Wholesale Foods,Fine Foods,Fresh Produce,Seafoods,Coffee,Tea
trading Trading,Imports,Import Export,Distribution,International,Enterprises
grocery Stores,Convenience Store,Supermarket,Butchers,Delicatessen,Food Store
fashion Fashion,Shoes,Clothing,Boutique,Menswear
appliance Hardware,Electrical Stores,Appliances,Homeware,Audio
pharmacy Pharmacy,Chemists,Drug Store
shop Books,Jewellers,Sports,Flowers,Cycles,Gifts,Toys,Online
cardealer Motors,Cars,Car Sales,Motorcycles,Autos
carrepair Garage,Auto Repairs,Tyres,Autocare,Car Wash
restaurant Restaurant,Catering,Cafe,Pizza,Inns,Grill,Kitchen,Tavern
hotel Hotel,Hotels,Guest House,Lodge,Inn
finance Finance,Capital,Wealth Management,Mortgages,Leasing
insurance Insurance,Insurance Brokers,Insurance Services
property Properties,Property,Lettings,Estates,Property Management,Realty,Land
holding Holdings,Investments,Ventures,Group,Capital Partners
beauty Hair,Beauty,Hair Studio,Barbers,Salon
cleaning Cleaning,Cleaning Services,Laundry,Facilities
media Media,Design,Creative,Marketing,Films,Advertising,Studios
software Software,Technologies,Systems,Digital,Solutions,IT Services,Data,Computing
staffing Recruitment,Staffing,Personnel,Services,Rentals
security Security,Security Services,Alarms,Guarding
leisure Leisure,Fitness,Sports,Events,Golf Club,Theatre,Music
doctor Dental Practice,Medical Practice,Physiotherapy,Veterinary Clinic,Dental Care,Health
care Care,Nursing Home,Care Homes,Hospital,Healthcare
law Solicitors,Law,Legal,Chambers
education Academy,School,Training,Nursery,Learning,Tuition
association Association,Foundation,Trust,Society,Club
engineering Architects,Consulting Engineers,Surveyors,Engineering,Design Engineering,Testing
accounting Accountants,Accountancy,Tax Services,Bookkeeping
consulting Consulting,Consultancy,Associates,Advisory,Management,Partners
`,
  companies: `
24 {S} {I}
9 {W} {I}
8 {R} {I}
8 {C} {I}
7 {S} & {S} {I}
6 {P} {I}
5 {A} {I}
5 {R}
4 {S} & Sons {I}
4 {C}
4 {W} {W} {I}
4 {G} {S} {I}
3 The {W} {I} Company
3 {S} Brothers {I}
2 {A} & {A} {I}
2 {W} {I} ({P})
2 {N} {W} Street
2 {S} {S} {I}
1 {I} {N}
1 {N} {I}
1 {I} 4 You
1 {R} {R}
1 {I} @ {P}
1 {W} & {W}
`,
  people: `
40 {S} & {S}
20 {S} & Partners
20 {G} {S}
15 {S} {S} & {S}
10 {G} {S} {I}
5 {S} {I}
`,
  branch: "Branch",
  titles: "Managing Director,Chief Executive Officer,Director",
  mailboxes: "info,enquiries,office,sales,hello,contact,admin",
};

export const english = language(englishSource);

/** English as companies of the United States use it. */
export const americanEnglish = language({
  ...englishSource,
  trades: englishSource.trades.replaceAll("Solicitors", "Attorneys").replaceAll("Haulage", "Trucking").replaceAll("Jewellers", "Jewelers").replaceAll("Tyres", "Tires").replaceAll("Mouldings", "Moldings").replaceAll("Lettings", "Real Estate").replaceAll("Chemists", "Drugs"),
  titles: "President,Chief Executive Officer,Managing Member",
  mailboxes: "info,sales,office,contact,hello,support,admin",
});
