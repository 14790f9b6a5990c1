import { country } from "../country";
import { americanEnglish } from "../languages/english";
import { americanNumbers } from "../numbers/overseas";
import { americanStreets } from "../streets/english";

export const unitedStates = country({
  code: "US",
  weight: 170,
  languages: { "": americanEnglish },
  streets: { "": americanStreets },
  forms: `
LLC|3|340
Inc|3|210
Inc.|3|170
Corp|3|40
Corporation|3|25
Co|3|25
Company|3|15
, Inc.|3|40
, LLC|3|40
LP|9|12
|1|70|person
PLLC|3|15|person
LLP|2|15|person
Ltd|3|10
`,
  cities: `
New York|New York|Northeast|10001-10282|40.713,-74.006|8340|21255501##,64655501##,71855501##,91755501##,34755501##
Los Angeles|California|West|90001-90089|34.052,-118.244|3900|21355501##,31055501##,32355501##,42455501##,81855501##
Chicago|Illinois|Midwest|60601-60661|41.878,-87.630|2690|31255501##,77355501##,87255501##
Houston|Texas|South|77002-77099|29.760,-95.370|2300|71355501##,28155501##,83255501##
Phoenix|Arizona|West|85003-85086|33.448,-112.074|1640|60255501##,48055501##,62355501##
Philadelphia|Pennsylvania|Northeast|19102-19154|39.953,-75.165|1570|21555501##,26755501##
San Antonio|Texas|South|78201-78266|29.424,-98.494|1470|21055501##,72655501##
San Diego|California|West|92101-92154|32.716,-117.161|1380|61955501##,85855501##
Dallas|Texas|South|75201-75254|32.777,-96.797|1300|21455501##,97255501##,46955501##
San Jose|California|West|95110-95148|37.338,-121.886|970|40855501##,66955501##
Austin|Texas|South|78701-78759|30.267,-97.743|975|51255501##,73755501##
Jacksonville|Florida|South|32202-32277|30.332,-81.656|970|90455501##
Columbus|Ohio|Midwest|43201-43235|39.961,-82.999|910|61455501##,38055501##
Charlotte|North Carolina|South|28202-28282|35.227,-80.843|897|70455501##,98055501##
Indianapolis|Indiana|Midwest|46201-46290|39.768,-86.158|880|31755501##,46355501##
San Francisco|California|West|94102-94134|37.775,-122.419|810|41555501##,62855501##
Seattle|Washington|West|98101-98199|47.606,-122.332|750|20655501##,42555501##
Denver|Colorado|West|80202-80249|39.739,-104.990|715|30355501##,72055501##
Washington|District of Columbia|South|20001-20020|38.907,-77.037|680|20255501##
Boston|Massachusetts|Northeast|02108-02136|42.360,-71.059|650|61755501##,85755501##
Nashville|Tennessee|South|37201-37221|36.163,-86.782|680|61555501##,62955501##
Detroit|Michigan|Midwest|48201-48243|42.331,-83.046|625|31355501##,24855501##
Portland|Oregon|West|97201-97239|45.515,-122.679|640|50355501##,97155501##
Las Vegas|Nevada|West|89101-89183|36.170,-115.140|650|70255501##,72555501##
Memphis|Tennessee|South|38103-38141|35.150,-90.049|620|90155501##
Baltimore|Maryland|South|21201-21239|39.290,-76.612|575|41055501##,44355501##
Milwaukee|Wisconsin|Midwest|53202-53233|43.039,-87.907|565|41455501##,26255501##
Atlanta|Georgia|South|30303-30349|33.749,-84.388|500|40455501##,77055501##,67855501##
Miami|Florida|South|33125-33196|25.762,-80.192|450|30555501##,78655501##
Minneapolis|Minnesota|Midwest|55401-55455|44.978,-93.265|425|61255501##,95255501##
Tampa|Florida|South|33602-33647|27.951,-82.457|390|81355501##,65655501##
Cleveland|Ohio|Midwest|44101-44144|41.499,-81.694|365|21655501##,44055501##
New Orleans|Louisiana|South|70112-70131|29.951,-90.072|380|50455501##
Honolulu|Hawaii|West|96813-96826|21.307,-157.858|345|80855501##
St. Louis|Missouri|Midwest|63101-63147|38.627,-90.199|295|31455501##
Pittsburgh|Pennsylvania|Northeast|15201-15239|40.441,-79.996|300|41255501##
Salt Lake City|Utah|West|84101-84138|40.761,-111.891|200|80155501##,38555501##
Boise|Idaho|West|83702-83716|43.615,-116.202|235|20855501##
Springfield|Illinois|Midwest|62701-62712|39.782,-89.650|113|21755501##
Springfield|Massachusetts|Northeast|01103-01129|42.101,-72.589|155|41355501##
`,
  house: "before",
  houseMax: 9999,
  extras: "Suite ###,Ste ###,Apt ##,Unit #,Floor ##,# Fl,PO Box ####",
  capitals: 120,
  productivity: 100,
  numbers: americanNumbers,
});
