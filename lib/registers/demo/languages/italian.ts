import { language } from "../language";

export const italian = language({
  givenMale: "Giuseppe,Marco,Antonio,Giovanni,Luca,Francesco,Andrea,Mario,Alessandro,Roberto,Stefano,Paolo,Luigi,Angelo,Vincenzo,Salvatore,Matteo,Fabio,Davide,Carlo,Massimo,Claudio,Daniele,Enrico,Giorgio,Simone,Maurizio,Bruno,Riccardo,Lorenzo,Franco,Gianluca,Pietro,Nicola,Emanuele",
  givenFemale: "Maria,Anna,Francesca,Laura,Giulia,Paola,Elena,Chiara,Sara,Silvia,Rosa,Angela,Valentina,Barbara,Alessandra,Daniela,Federica,Monica,Cristina,Elisa,Martina,Roberta,Claudia,Simona,Lucia",
  surnames: "Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Mancini,Costa,Giordano,Rizzo,Lombardi,Moretti,Barbieri,Fontana,Santoro,Mariani,Rinaldi,Caruso,Ferrara,Galli,Martini,Leone,Longo,Gentile,Martinelli,Vitale,Lombardo,Serra,Coppola,De Santis,D'Angelo,Marchetti,Parisi,Villa,Conte,Ferraro,Ferri,Fabbri,Bianco,Marini,Grasso,Valentini,Messina,Sala,De Angelis,Gatti,Pellegrini,Palumbo,Sanna,Farina,Rizzi,Monti,Cattaneo,Morelli,Amato,Silvestri,Mazza,Testa,Grassi,Pellegrino,Carbone,Giuliani,Benedetti,Barone,Rossetti,Caputo,Montanari,Guerra,Palmieri,Bernardi,Martino,Fiore,De Rosa,Ferretti,Bellini,Basile,Riva,Donati,Piras,Vitali,Battaglia,Sartori,Neri,Costantini,Milani,Pagano,Ruggiero,Sorrentino,D'Amico,Orlando,Negri,Zanetti,Bernasconi,Brambilla,Fumagalli",
  surnameParts: ["Bell,Mont,Cast,Ferr,Fabr,Mar,Ross,Zan,Pell,Gall,Bert,Cam,Carr,Fran,Gu,Mor,Pasqu,Ric,Sant,Tom", "ini,etti,elli,oni,ucci,aldi,aro,aro,otto,ato,azzi,esi,igo,oli,ardi"],
  words: "Sole,Stella,Nuova,Italia,Europa,Adriatica,Mare,Monte,Verde,Azzurra,Rosa,Bella,Grande,Alba,Aurora,Luna,Oro,Argento,Fiore,Ulivo,Vigna,Corte,Torre,Castello,Ponte,Porto,Giardino,Leone,Aquila,Fenice,Delfino,Tirreno,Padana,Alpina,Lombarda,Toscana,Romana,Sud,Nord,Centro,Primavera,Futura,Moderna,Classica,Gamma,Alfa,Omega,Sigma,Delta,Global,Punto,Mondo,Idea,Arte,Casa,Terra,Acqua,Vento,Fuoco,Meta",
  tails: "tec,mec,plast,tex,fer,sol,med,gas,pack,service,form,car,point,house,trans,log,net,soft,pan,vit,edil,nova,lab,dent,flex",
  syllables: ["Al,Bel,Ca,Da,El,Fi,Ga,Il,La,Ma,Ne,Or,Pa,Qua,Ri,Sa,Te,Um,Va,Ze,Bo,Cor,Do,Eu,Fa,Gi,Li,Me,No,Pe,Ro,Si,Ti,Vi,Za,Am,Ba,Ce,De,Fe,Gra,Lu,Mo,Ni,Pro,Sol,Tri,Ve", "la,li,ri,na,ve,te,mi,so,ra,de,lo,ni,ta,ro,ma,ga,vi,do,ne,sa,ti,re,mo,be,zi,no,fa,le,co,pe", "ia,ina,etti,tec,ella,ora,is,nova,plast,med,one,ina,iso,aria,ento,ex,mec,al,oro,anda,ica,ena,italia,ero,ano,ossa,ente,sol,ica,us"],
  letters: "ABCDEFGILMNOPRSTVZ",
  trades: `
farm Azienda Agricola,Vivai,Società Agricola,Florovivaistica,Giardini
drinks Cantina,Vini,Birrificio,Distilleria,Bevande,Tenuta
wood Legnami,Falegnameria,Segheria,Serramenti
build Costruzioni,Edilizia,Impresa Edile,Edil,Immobiliare Costruzioni,Lavori
electric Impianti Elettrici,Elettroimpianti,Elettrica
plumbing Termoidraulica,Impianti,Idraulica,Termotecnica,Climatizzazione
trades Pavimenti,Coperture,Intonaci,Pitture,Cartongessi,Marmi
food Alimentari,Salumificio,Caseificio,Pastificio,Dolciaria,Conserve
bakery Panificio,Pasticceria,Forno,Pane e Dolci
textile Tessitura,Confezioni,Maglificio,Tessuti,Calzaturificio,Pelletterie
furniture Arredamenti,Mobili,Cucine,Salotti,Mobilificio
print Grafica,Tipografia,Edizioni,Arti Grafiche,Litografia
chemical Chimica,Farmaceutici,Vernici,Cosmetici,Colori
plastics Plastica,Stampaggio,Imballaggi,Gomma,Materie Plastiche
metal Carpenteria,Officina Meccanica,Metalli,Fonderia,Lavorazioni Metalliche,Torneria
machine Meccanica,Macchine,Automazioni,Officine Meccaniche,Costruzioni Meccaniche
electronics Elettronica,Automazione,Illuminazione,Quadri Elettrici
medtech Medicali,Strumenti,Ottica,Ortopedia
vehicle Carrozzeria Industriale,Autoveicoli,Rimorchi,Veicoli
ship Navigazione,Cantiere Navale,Nautica,Marittima
freight Trasporti,Autotrasporti,Logistica,Spedizioni,Traslochi
passenger Autonoleggio,Taxi,Autolinee,Viaggi
travel Viaggi,Turismo,Vacanze
telecom Telecomunicazioni,Reti,Telefonia
energy Energia,Solare,Gas,Fotovoltaico,Idroelettrica
waste Ecologia,Recuperi,Ambiente,Rottami
industrial Forniture Industriali,Utensili,Materiali Edili,Attrezzature,Siderurgica
foodtrade Ortofrutta,Ingrosso Alimentari,Carni,Ittica,Caffè
trading Commerciale,Import Export,Distribuzione,Ingrosso,Trading
grocery Alimentari,Supermercati,Macelleria,Gastronomia,Salumeria
fashion Moda,Abbigliamento,Calzature,Boutique
appliance Elettrodomestici,Ferramenta,Casalinghi,Bricolage
pharmacy Farmacia,Parafarmacia
shop Libreria,Gioielleria,Sport,Fiori,Cicli,Ottica,Giocattoli
cardealer Auto,Automobili,Concessionaria,Moto
carrepair Autofficina,Carrozzeria,Gomme,Autoriparazioni
restaurant Ristorante,Bar,Pizzeria,Trattoria,Osteria,Caffè,Ristorazione
hotel Hotel,Albergo,Alberghi,Agriturismo,Residence
finance Finanziaria,Capitale,Leasing,Credito
insurance Assicurazioni,Broker,Assicura
property Immobiliare,Immobili,Gestioni Immobiliari,Case
holding Holding,Partecipazioni,Investimenti,Gruppo
beauty Parrucchieri,Estetica,Acconciature,Benessere
cleaning Pulizie,Servizi,Lavanderia,Multiservizi
media Pubblicità,Comunicazione,Design,Produzioni,Media
software Informatica,Software,Sistemi,Tecnologie,Digitale,Dati
staffing Servizi,Risorse Umane,Lavoro,Noleggi
security Vigilanza,Sicurezza,Allarmi
leisure Sport,Eventi,Palestra,Spettacoli,Tempo Libero
doctor Studio Dentistico,Poliambulatorio,Fisioterapia,Ambulatorio Veterinario,Studio Medico
care Casa di Cura,Residenza,Assistenza,Cooperativa Sociale
law Studio Legale,Avvocati Associati,Notai
education Formazione,Scuola,Autoscuola,Istituto,Asilo
association Associazione,Fondazione,Consorzio,Circolo
engineering Ingegneria,Studio Tecnico,Progetti,Architetti Associati,Geologia
accounting Studio Commercialista,Elaborazione Dati,Revisione,Contabilità
consulting Consulenza,Consulting,Strategie,Gestione
`,
  companies: `
22 {I} {S}
9 {S} {I}
8 {I} {S} & C.
8 {R}
6 {I} {W}
5 {I} {P}
5 {S} {G} & Figli
5 Fratelli {S}
5 {R} {I}
4 {A} {I}
4 {C}
4 {W} {I}
3 {I} {G} {S}
3 F.lli {S} {I}
4 {W} {W}
2 {I} Italia
2 {A}
1 {W} {N}
1 {N} {W}
1 {C} {S}
1 Gruppo {S}
`,
  people: `
50 {S} {G}
20 {I} di {S} {G}
15 {S} {G} & C.
10 {I} {W} di {S} {G}
5 {G} {S}
`,
  branch: "Filiale di",
  titles: "Amministratore delegato,Amministratore unico,Presidente",
  mailboxes: "info,contatti,amministrazione,commerciale,segreteria,vendite",
});
