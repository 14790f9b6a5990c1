import { withoutVocabulary } from "../page/structured";

/** Nodes of structured data that stand for an organisation, with the way they were reached. */

/** A node: an object of JSON-LD, microdata or RDFa. */
export type Node = Readonly<Record<string, unknown>>;

export interface Organisation {
  readonly node: Node;
  /** Standing for itself, reached as a page's or site's publisher, or as who sells, offers or employs: the site's own company or another. */
  readonly role: "self" | "publisher" | "party";
  /** What it publishes or has the rights in. */
  readonly work?: Node;
}

const TYPES = new Set(
  ("Organization Corporation LocalBusiness OnlineBusiness OnlineStore NGO EducationalOrganization CollegeOrUniversity School HighSchool ElementarySchool Preschool MiddleSchool GovernmentOrganization MedicalOrganization NewsMediaOrganization PerformingGroup SportsOrganization SportsTeam Airline Consortium Cooperative FundingScheme LibrarySystem Project ResearchOrganization WorkersUnion PoliticalParty " +
    "AnimalShelter ArchiveOrganization AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService EmploymentAgency EntertainmentBusiness AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery " +
    "GovernmentOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental MedicalBusiness MedicalClinic Optician Pharmacy Physician PhysiciansOffice Hospital ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation ExerciseGym GolfCourse StadiumOrArena TennisComplex " +
    "Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore TelevisionStation TouristInformationCenter TravelAgency VeterinaryCare Museum Brand_").split(" "),
);
/** Pages, sites and works, whose publisher may be the operator. */
const WORKS = /^(?:WebSite|WebPage|AboutPage|ContactPage|CollectionPage|ItemPage|ProfilePage|FAQPage|Article|NewsArticle|BlogPosting|Blog|TechArticle|WebApplication|SoftwareApplication|CreativeWork|HomePage|DataCatalog|Dataset)$/;
const WORK_PROPERTIES = ["publisher", "copyrightHolder", "mainEntity", "about", "sourceOrganization", "creator", "accountablePerson", "isPartOf", "mainEntityOfPage"];
/** Properties whose nodes are others': groups, brands, authors, sponsors, reviewers, employers. */
const OTHERS = [
  "memberOf", "member", "parentOrganization", "subOrganization", "brand", "affiliation", "author", "sponsor", "funder", "worksFor", "alumniOf", "itemReviewed", "hiringOrganization", "organizer", "performer", "provider", "seller", "manufacturer", "offeredBy", "reviewedBy", "review", "department", "ownershipFundingInfo", "recognizedBy",
  "parentCompany", "translator", "editor", "contributor", "producer", "productionCompany", "location", "broker", "employee", "founder", "owns", "makesOffer", "hasCredential", "customer", "client", "isRelatedTo", "containedInPlace", "branchOf", "isVariantOf", "award",
];
/** Properties of products, services, jobs and events whose node may be the site's own company. */
const PARTIES = ["seller", "offeredBy", "provider", "hiringOrganization", "organizer"];
const MAX_NODES = 3000;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of a property as a list. */
export function valuesOf(node: Node, property: string): readonly unknown[] {
  const value = node[property];
  return value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, 100).map((item: unknown) => item) : [value];
}

export function typesOf(node: Node): readonly string[] {
  return valuesOf(node, "@type").flatMap((type) => (typeof type === "string" ? [withoutVocabulary(type.trim())] : []));
}

function isOrganisation(node: Node): boolean {
  return typesOf(node).some((type) => TYPES.has(type));
}

/** Every organisation that stands for itself, in a graph, or as the publisher of a page, with references by @id resolved; at most 3,000 nodes are looked at. */
export function organisationsOf(roots: readonly unknown[]): readonly Organisation[] {
  const byId = new Map<string, Node>();
  const others = new Set<string>();
  const publishers = new Set<string>();
  const found: Organisation[] = [];
  const queue: { readonly value: unknown; readonly role: Organisation["role"] }[] = roots.map((value) => ({ value, role: "self" }));
  const works: Node[] = [];
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const entry = queue[at];
    if (entry === undefined) break;
    if (Array.isArray(entry.value)) for (const value of entry.value.slice(0, MAX_NODES)) queue.push({ value, role: entry.role });
    if (!isNode(entry.value)) continue;
    const node = entry.value;
    const id = node["@id"];
    if (typeof id === "string" && Object.keys(node).length > 2 && !byId.has(id)) byId.set(id, node);
    for (const property of OTHERS) for (const value of valuesOf(node, property)) if (isNode(value) && typeof value["@id"] === "string") others.add(value["@id"]);
    if (node["@graph"] !== undefined) queue.push({ value: node["@graph"], role: "self" });
    if (isOrganisation(node)) found.push({ node, role: entry.role });
    else if (typesOf(node).some((type) => WORKS.test(type))) works.push(node);
    else for (const party of partiesOf(node)) found.push({ node: party, role: "party" });
  }
  for (const work of works) {
    for (const property of WORK_PROPERTIES) {
      if ((property === "about" || property === "mainEntity" || property === "creator") && !typesOf(work).some((type) => /^(?:WebSite|AboutPage|ContactPage|WebPage|HomePage)$/.test(type))) continue;
      for (const value of valuesOf(work, property)) {
        if (!isNode(value)) continue;
        const id = value["@id"];
        if (typeof id === "string" && property !== "about" && property !== "mainEntity") publishers.add(id);
        if (isOrganisation(value)) found.push({ node: value, role: "publisher", ...((property === "publisher" || property === "copyrightHolder") && { work }) });
      }
    }
  }
  return found.filter(({ node }) => {
    const id = node["@id"];
    return typeof id !== "string" || !others.has(id) || publishers.has(id);
  }).map((organisation) => ({ ...organisation, node: complete(organisation.node, byId) }));
}

function partiesOf(node: Node): readonly Node[] {
  return [node, ...valuesOf(node, "offers").filter(isNode)].flatMap((place) => PARTIES.flatMap((property) => valuesOf(place, property).filter(isNode))).filter(isOrganisation).slice(0, 5);
}

/** A node that only refers to another one by @id, completed by it; addresses likewise. */
function complete(node: Node, byId: ReadonlyMap<string, Node>): Node {
  const id = node["@id"];
  const full = typeof id === "string" ? { ...byId.get(id), ...node } : node;
  const address = full["address"];
  const addressId = isNode(address) ? address["@id"] : undefined;
  return typeof addressId === "string" && byId.has(addressId) ? { ...full, address: { ...byId.get(addressId) } } : full;
}
