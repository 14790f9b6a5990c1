import { englishSource } from "./english";
import { language } from "../language";

/** English as companies in India use it. */
export const indian = language({
  ...englishSource,
  givenMale: "Rajesh,Amit,Sanjay,Rahul,Suresh,Vijay,Anil,Ramesh,Sunil,Manoj,Arjun,Ravi,Ashok,Vikram,Deepak,Rakesh,Ajay,Prakash,Mahesh,Kiran,Rohit,Nikhil,Karthik,Venkatesh,Harish,Gopal,Mohan,Arun,Imran,Gurpreet",
  givenFemale: "Priya,Sunita,Anjali,Pooja,Neha,Kavita,Meena,Lakshmi,Deepa,Rekha,Anita,Shweta,Divya,Asha,Geeta,Swati,Nisha,Radha,Fatima,Harpreet",
  surnames: "Kumar,Singh,Sharma,Patel,Gupta,Shah,Reddy,Rao,Mehta,Jain,Agarwal,Verma,Joshi,Nair,Iyer,Das,Mishra,Yadav,Khan,Desai,Chopra,Kapoor,Malhotra,Banerjee,Mukherjee,Chatterjee,Ghosh,Bose,Pillai,Menon,Naidu,Shetty,Hegde,Kulkarni,Patil,Deshmukh,Pawar,Bhatt,Trivedi,Pandey,Tiwari,Chauhan,Rathore,Thakur,Saxena,Srivastava,Bansal,Goel,Mittal,Arora,Khanna,Sethi,Bhatia,Gill,Sandhu,Dhillon,Krishnan,Subramanian,Raman,Fernandes,D'Souza,Sheikh,Ansari,Qureshi",
  surnameParts: ["Bhat,Chand,Dev,Gan,Har,Jay,Kal,Lal,Man,Nar,Prem,Raj,Ram,Sat,Shiv,Sund,Vas,Ven,Vish,Yog", "nagar,esh,wala,wal,kar,endra,ani,aman,raj,deep"],
  words: "Shree,Sri,Om,Sai,Ganesh,Laxmi,Krishna,Bharat,Hindustan,Royal,New,National,Universal,Global,Star,Sun,Golden,Silver,Lotus,Ganga,Himalaya,Deccan,Malabar,Konkan,Vindhya,Surya,Chandra,Shakti,Jai,Balaji,Durga,Maruti,Vishal,Navin,Modern,Premier,Supreme,Excel,Galaxy,Diamond,Pearl,Ruby,Emerald,Tiger,Eagle,Swastik,Ashoka,Mahavir,Sagar,Amar,Arya,Mangal,Shubh,Vikas,Pragati,Unique,Perfect,Bombay,Madras,Coromandel",
  tails: "tech,soft,net,plast,chem,pharma,med,steel,tex,agro,trans,infra,power,con,fab,pack,line,mart,info,gen",
  syllables: ["A,Bha,Cha,Da,Ga,Ha,In,Ja,Ka,La,Ma,Na,Om,Pa,Ra,Sa,Ta,U,Va,Ya,Vi,Shi,Su,Pri,Ni,Mi,Ki,Di,De,Ve,Sha,Kri,Pra,Tri,Dha", "ra,ni,ta,va,la,ma,ka,shi,ri,na,da,ya,vi,ti,li,sha,ga,mi,pa,su,de,ha,ja,ru,nu", "tech,yan,raj,na,ya,sh,van,tex,dev,nta,sys,ika,ra,an,mya,lok,net,jit,ni,kar,pur,ant,eka,gen"],
  trades: englishSource.trades.replaceAll("Haulage", "Roadlines").replaceAll("Solicitors", "Advocates").replaceAll("Guest House", "Residency").replaceAll("Stores", "Provision Stores").replaceAll("Builders", "Builders & Developers").replaceAll("Knitwear", "Sarees"),
  companies: `
22 {W} {I}
14 {S} {I}
10 {R} {I}
10 {W} {W} {I}
8 {S} {S} {I}
7 {C}
7 {R}
6 {G} {I}
5 {S} Brothers {I}
5 {A} {I}
3 {C} {I}
2 {S} & Sons {I}
2 {W} {I} ({P})
1 {N} {I}
1 {I} @ {P}
`,
  titles: "Managing Director,Director,Chairman",
  mailboxes: "info,sales,contact,office,admin,accounts",
});
