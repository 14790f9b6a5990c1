import type { StreetSource } from "../country";

export const britishStreets: StreetSource = {
  names: "High Street,Station Road,Main Street,Park Road,Church Road,Church Street,London Road,Victoria Road,Green Lane,Manor Road,Church Lane,Park Avenue,The Avenue,The Crescent,Queens Road,New Road,Grange Road,Kings Road,Kingsway,Windsor Road,Highfield Road,Mill Lane,Alexander Road,York Road,St. John's Road,Main Road,Broadway,King Street,The Green,Springfield Road,George Street,Victoria Street,Albert Road,Queensway,New Street,West Street,North Street,Baker Street,Manchester Road,Market Place,Bridge Street,Castle Street,Mill Road,Albion Street,Oxford Street,Queen Street,South Street,Chapel Lane,School Lane,Regent Street,Wellington Road,Trading Estate,Industrial Estate,Business Park,Dock Road,Harbour Street,Railway Terrace",
  patterns: `
22 {S} Road
18 {S} Street
10 {W} Road
8 {S} Lane
7 {W} Street
7 {S} Avenue
6 {P} Road
5 {S} Close
5 {W} Way
4 {S} Drive
3 {W} Court
3 {S} Terrace
2 {W} Park
`,
};

export const americanStreets: StreetSource = {
  names: "Main St,Oak St,Park Ave,Maple Ave,Broadway,Washington St,2nd St,3rd St,1st Ave,Elm St,Pine St,Cedar St,Lake Ave,Hill St,Walnut St,Market St,Church St,High St,Center St,State St,Sunset Blvd,Lincoln Ave,Jackson St,Jefferson Ave,Madison Ave,Franklin St,5th Ave,River Rd,Spring St,Highland Ave,Industrial Blvd,Commerce Dr,Airport Rd,Railroad Ave,Mill Rd,College Ave,Union St,Valley Rd,Ridge Rd,Harbor Dr,Peachtree St NE,Michigan Ave,Wilshire Blvd,Santa Monica Blvd,Ventura Blvd,Ocean Ave,Bay St,Front St,Water St,Dogwood Ln,Corporate Dr,Technology Dr,Enterprise Way,Executive Pkwy,University Ave,Martin Luther King Jr Blvd,Willow St,Chestnut St",
  patterns: `
18 {S} St
14 {S} Ave
10 {S} Rd
9 {W} Dr
8 {S} Dr
7 {W} Blvd
7 {W} Ln
6 {S} Ln
5 {W} Way
5 {S} Blvd
4 {W} Pkwy
3 N {S} St
3 S {S} Ave
2 E {W} St
2 W {W} Ave
2 Old {P} Rd
`,
};
