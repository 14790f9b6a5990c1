import { language } from "../language";

export const polish = language({
  givenMale: "Piotr,Krzysztof,Andrzej,Tomasz,Jan,Paweł,Michał,Marcin,Stanisław,Jakub,Adam,Marek,Łukasz,Grzegorz,Mateusz,Wojciech,Mariusz,Dariusz,Zbigniew,Jerzy,Maciej,Rafał,Robert,Kamil,Józef,Jacek,Dawid,Tadeusz,Ryszard,Szymon,Kacper,Bartosz,Artur,Sławomir",
  givenFemale: "Anna,Maria,Katarzyna,Małgorzata,Agnieszka,Barbara,Ewa,Krystyna,Elżbieta,Magdalena,Joanna,Zofia,Aleksandra,Monika,Teresa,Danuta,Natalia,Karolina,Marta,Julia,Beata,Dorota,Alicja,Jadwiga,Iwona",
  surnames: "Nowak,Kowalski,Wiśniewski,Wójcik,Kowalczyk,Kamiński,Lewandowski,Zieliński,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Wojciechowski,Kwiatkowski,Krawczyk,Kaczmarek,Piotrowski,Grabowski,Zając,Pawłowski,Michalski,Król,Wieczorek,Jabłoński,Wróbel,Nowakowski,Majewski,Olszewski,Stępień,Malinowski,Jaworski,Adamczyk,Dudek,Nowicki,Pawlak,Górski,Witkowski,Walczak,Sikora,Baran,Rutkowski,Michalak,Szewczyk,Ostrowski,Tomaszewski,Pietrzak,Zalewski,Wróblewski,Marciniak,Jasiński,Zawadzki,Bąk,Jakubowski,Sadowski,Duda,Włodarczyk,Wilk,Chmielewski,Borkowski,Sokołowski,Szczepański,Sawicki,Kucharski,Lis,Maciejewski,Kubiak,Kalinowski,Mazurek,Wysocki,Kołodziej,Kaźmierczak,Czarnecki,Sobczak,Konieczny,Urbański,Głowacki,Wasilewski,Sikorski,Zakrzewski,Krajewski,Krupa,Laskowski,Ziółkowski,Gajewski,Szulc,Makowski,Mróz,Brzeziński,Kaczmarczyk,Baranowski,Przybylski",
  surnameParts: ["Biał,Brzoz,Czarn,Dobr,Dęb,Gór,Jagod,Jes,Kras,Leśn,Lip,Mal,Nowo,Olsz,Orł,Ros,Sosn,Star,Wil,Wierzb,Ziel,Złot", "owski,ecki,iński,owicz,ak,ewski,icki,czyk"],
  feminine: (surname) => (/[sc]ki$/.test(surname) ? `${surname.slice(0, -1)}a` : surname),
  words: "Pol,Nowa,Polska,Bałtyk,Wisła,Tatry,Mazowsze,Śląsk,Północ,Słońce,Gwiazda,Zamek,Most,Port,Brama,Wieża,Rynek,Orzeł,Lew,Sokół,Feniks,Dąb,Lipa,Sosna,Złoty,Srebrny,Zielony,Błękitny,Biały,Czerwony,Stary,Wielki,Mały,Dobry,Alfa,Omega,Delta,Sigma,Euro,Inter,Global,Max,Eko,Tech,Mega,Super,Uni,Centrum,Horyzont,Kompas,Kryształ,Bursztyn,Perła,Atlas,Tytan,Merkury,Nord,Best,Prima,Optima",
  tails: "pol,bud,tech,mex,med,trans,met,drew,plast,pack,net,soft,dom,gaz,stal,max,tex,lux,kom,car,dent,form,log,inwest,system",
  syllables: ["Al,Bo,Ce,Do,El,Fa,Ga,Ha,In,Ja,Ka,La,Ma,Na,Or,Pa,Ra,Sa,Ta,Un,Wa,Za,Bra,Cor,Da,Eu,Gra,Kra,Lu,Me,Ni,Po,Ro,Si,To,Wi,Ze,Am,Be,De,Ko,Mo,Ne,Pro,So,Ti,We,Zy", "la,li,ri,na,we,te,mi,so,ra,de,lo,ni,ta,ro,ma,ga,wi,do,ne,sa,ti,re,mo,be,zy,no,fa,le,ko,pe", "pol,bud,tex,mex,met,ex,ix,al,on,ia,ma,med,tech,nova,max,gaz,stal,dom,bis,ton,lux,car,kom,rol,dan,pex,mar,tar,wit,ana"],
  letters: "ABCDEFGHIJKLMNPRSTWZ",
  trades: `
farm Gospodarstwo Rolne,Ogrody,Szkółka Drzew,Agro
drinks Browar,Winiarnia,Napoje,Gorzelnia
wood Tartak,Stolarstwo,Drewno,Zakład Stolarski
build Budownictwo,Usługi Budowlane,Bud,Przedsiębiorstwo Budowlane,Drogi
electric Elektro,Instalacje Elektryczne,Elektromontaż
plumbing Instalacje,Hydraulika,Instal,Klimatyzacja,Ogrzewanie
trades Dachy,Malowanie,Podłogi,Wykończenia,Glazura,Elewacje
food Zakłady Mięsne,Przetwórstwo,Mleczarnia,Wędliny,Słodycze
bakery Piekarnia,Cukiernia
textile Tkaniny,Odzież,Dziewiarstwo,Galanteria Skórzana
furniture Meble,Fabryka Mebli,Kuchnie
print Drukarnia,Wydawnictwo,Poligrafia
chemical Chemia,Farmacja,Lakiery,Kosmetyki
plastics Tworzywa,Opakowania,Plast,Guma
metal Metal,Konstrukcje Stalowe,Ślusarstwo,Odlewnia,Obróbka Skrawaniem
machine Maszyny,Fabryka Maszyn,Narzędzia,Hydraulika Siłowa
electronics Elektronika,Automatyka,Oświetlenie
medtech Sprzęt Medyczny,Aparatura,Optyka
vehicle Karoserie,Pojazdy,Naczepy
ship Stocznia,Żegluga,Jachty,Morska
freight Transport,Spedycja,Logistyka,Przeprowadzki
passenger Taxi,Przewozy,Autokary
travel Biuro Podróży,Turystyka
telecom Telekom,Sieci,Telekomunikacja
energy Energia,Energetyka,Fotowoltaika,Ciepłownia,Wodociągi
waste Recykling,Odpady,Surowce Wtórne
industrial Hurtownia,Materiały Budowlane,Artykuły Techniczne,Maszyny Rolnicze
foodtrade Hurt Spożywczy,Owoce,Ryby,Kawa
trading Handel,Import Eksport,Trading,Dystrybucja
grocery Sklep Spożywczy,Delikatesy,Supermarket,Sklep Mięsny
fashion Moda,Obuwie,Butik,Odzież
appliance AGD,Artykuły Metalowe,Dom,Elektromarket
pharmacy Apteka,Zielarnia
shop Księgarnia,Jubiler,Sport,Kwiaciarnia,Rowery,Zabawki,Sklep Internetowy
cardealer Auto,Auto Salon,Motocykle,Samochody
carrepair Auto Serwis,Mechanika Pojazdowa,Opony,Auto Naprawa
restaurant Restauracja,Kawiarnia,Pizzeria,Gastronomia,Bar,Catering
hotel Hotel,Pensjonat,Noclegi,Zajazd
finance Finanse,Kapitał,Leasing,Kredyty
insurance Ubezpieczenia,Broker Ubezpieczeniowy
property Nieruchomości,Zarządzanie Nieruchomościami,Deweloper,Mieszkania
holding Holding,Inwestycje,Grupa,Invest
beauty Fryzjer,Salon Urody,Kosmetyka
cleaning Sprzątanie,Usługi Porządkowe,Pralnia
media Reklama,Media,Design,Studio Filmowe,Agencja Reklamowa
software Oprogramowanie,IT,Systemy,Informatyka,Technologie,Data
staffing Agencja Pracy,Usługi,Wypożyczalnia
security Ochrona,Alarmy,Agencja Ochrony
leisure Sport,Rekreacja,Eventy,Fitness,Muzyka
doctor Stomatologia,Przychodnia,Fizjoterapia,Gabinet Weterynaryjny,Laboratorium
care Dom Opieki,Szpital,Opieka
law Kancelaria Prawna,Adwokaci,Notariusz
education Szkoła,Szkolenia,Przedszkole,Ośrodek Szkolenia Kierowców
association Stowarzyszenie,Fundacja,Związek,Klub
engineering Architekci,Projektowanie,Biuro Projektów,Geodezja
accounting Biuro Rachunkowe,Audyt,Księgowość
consulting Doradztwo,Consulting,Konsulting
`,
  companies: `
16 {I} {S}
12 {C}
10 {R}
9 {S} {I}
9 {R} {I}
8 {C} {I}
7 {W} {I}
6 {A} {I}
5 {I} {P}
5 {I} "{W}"
4 {S} i Wspólnicy
3 P.P.H.U. {S}
3 {W}-{I}
3 {I} {W}
2 {A}
1 {I} {N}
1 {W} {N}
1 F.H.U. "{R}"
`,
  people: `
30 {I} {G} {S}
25 {G} {S}
15 "{R}" {G} {S}
15 F.H.U. {G} {S}
10 {R} {G} {S}
5 {S} {G}
`,
  branch: "Oddział",
  titles: "Prezes zarządu,Dyrektor",
  mailboxes: "biuro,kontakt,info,sekretariat,handel,firma",
  ascii: "ł=l",
});
