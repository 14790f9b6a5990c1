import { language } from "../language";

export const french = language({
  givenMale: "Jean,Pierre,Michel,Philippe,Alain,Nicolas,Christophe,Patrick,Daniel,Bernard,Laurent,Frédéric,Éric,Stéphane,Julien,Olivier,Sébastien,David,Thomas,Pascal,Thierry,François,Gérard,Antoine,Guillaume,Alexandre,Vincent,Mathieu,Maxime,Hugo,Louis,Étienne,Benoît,Jérôme,Rémi,Loïc,Yannick,Cédric",
  givenFemale: "Marie,Nathalie,Isabelle,Sylvie,Catherine,Françoise,Valérie,Christine,Monique,Sophie,Céline,Sandrine,Julie,Camille,Émilie,Hélène,Aurélie,Claire,Élodie,Anne,Véronique,Léa,Manon,Chloé,Brigitte,Agnès,Delphine,Florence",
  surnames: "Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Garcia,David,Bertrand,Roux,Vincent,Fournier,Morel,Girard,André,Lefèvre,Mercier,Dupont,Lambert,Bonnet,François,Martinez,Legrand,Garnier,Faure,Rousseau,Blanc,Guérin,Muller,Henry,Roussel,Nicolas,Perrin,Morin,Mathieu,Clément,Gauthier,Dumont,Lopez,Fontaine,Chevalier,Robin,Masson,Sanchez,Gérard,Nguyen,Boyer,Denis,Lemaire,Duval,Joly,Gautier,Roger,Roche,Roy,Noël,Meyer,Lucas,Meunier,Jean,Pérez,Marchand,Dufour,Blanchard,Marie,Barbier,Brun,Dumas,Brunet,Schmitt,Leroux,Colas,Fernandez,Pierre,Renard,Arnaud,Rolland,Caron,Aubert,Giraud,Leclerc,Vidal,Bourgeois,Renaud,Lemoine,Picard,Gaillard,Philippe,Leclercq,Lacroix,Fabre,Dupuis,Olivier,Rodriguez,Da Silva,Hubert,Louis,Charles,Guillot,Rivière,Le Gall,Guillaume,Adam,Rey,Moulin,Gonzalez,Berger,Lecomte,Menard,Tremblay,Gagnon,Bouchard,Côté,Favre,Rochat,Janssens,Lambrecht,Delvaux",
  surnameParts: ["Beau,Bois,Champ,Château,Clair,Font,Grand,Haut,Mont,Pré,Roche,Saint-,Val,Vert,Ville,Font,Ferr,Bell,Mal,Cour", "mont,ier,eau,court,neuve,aux,elle,in,ard,et,ot,el,fort,vallon,martin,claire"],
  words: "Soleil,Étoile,Atlantique,Central,Lumière,Horizon,Azur,Provence,Europe,Alpes,Océan,Moderne,Nouvelle,Royal,Rivière,Val,Belle,Grand,Petit,Bleu,Vert,Rouge,Blanc,Rose,Église,Château,Fontaine,Moulin,Phare,Port,Jardin,Verger,Olivier,Chêne,Cèdre,Lion,Aigle,Dauphin,Phénix,Atlas,Alpha,Omega,Delta,Sud,Nord,Est,Ouest,Loire,Seine,Rhône,Armor,Savoie,Flandres,Express,Direct,Plus,Idéal,Prestige,Tradition,Avenir,Espace,Univers,Terroir",
  tails: "bois,mont,clair,source,plan,tech,med,net,line,tex,art,log,pack,ville,verre,soft,trans,bat,pro,lux,or,sol,vert,élec,inov",
  syllables: ["Al,Bel,Cla,Dor,El,Flo,Gal,Hé,Is,Jo,Ka,La,Mar,No,Or,Pa,Qua,Ré,Sa,Ta,Ur,Va,Za,Au,Bri,Cor,Dé,Eu,Fa,Ga,Lu,Mé,Né,Or,Pro,Ro,Sy,Ti,Vé,Vi,Xa,Lé,Sol,Tri,Ver,Cé,Di,Fé", "la,li,ri,na,vé,té,mi,so,ra,dé,lo,ni,ta,ro,ma,ga,vi,do,né,sa,ti,ré,mo,be,zi,no,fa,le,lé,cou", "via,lys,nova,tis,ine,ance,éo,ys,elle,tech,gen,sol,med,ac,eo,or,ian,is,alis,éa,on,ex,ium,vert,mont,tal,ix,ane,elia,ora"],
  letters: "ABCDEFGHIJLMNPRSTV",
  trades: `
farm Exploitation Agricole,Pépinières,Jardins,Ferme,Paysages,Horticulture
drinks Vignobles,Brasserie,Domaine,Distillerie,Boissons
wood Scierie,Menuiserie,Bois,Charpente
build Construction,Bâtiment,Maçonnerie,Travaux Publics,Rénovation,Maisons
electric Électricité,Électricité Générale,Installations Électriques
plumbing Plomberie,Chauffage,Climatisation,Sanitaire,Génie Climatique
trades Peinture,Couverture,Carrelage,Plâtrerie,Isolation,Toitures,Façades
food Salaisons,Produits Alimentaires,Laiterie,Confiserie,Conserves,Fromagerie
bakery Boulangerie,Pâtisserie,Boulangerie Pâtisserie,Fournil
textile Textiles,Confection,Tissages,Maroquinerie,Tricots
furniture Meubles,Ameublement,Cuisines,Ébénisterie,Literie
print Imprimerie,Éditions,Impression,Presse
chemical Chimie,Laboratoires,Pharma,Cosmétiques,Peintures
plastics Plastiques,Emballages,Plasturgie,Caoutchouc
metal Métallerie,Serrurerie,Chaudronnerie,Fonderie,Ferronnerie,Usinage
machine Mécanique,Machines,Outillage,Constructions Mécaniques,Mécanique de Précision
electronics Électronique,Automatismes,Composants,Éclairage
medtech Médical,Instruments,Optique,Orthopédie
vehicle Carrosserie,Automobile Industrie,Remorques,Carrosserie Industrielle
ship Armement,Chantier Naval,Maritime,Nautique
freight Transports,Déménagements,Logistique,Messagerie,Fret
passenger Taxi,Autocars,Ambulances,Voyageurs
travel Voyages,Tourisme,Évasion
telecom Télécom,Réseaux,Communication
energy Énergie,Solaire,Énergies Renouvelables,Éolien,Eaux
waste Recyclage,Environnement,Récupération,Assainissement
industrial Fournitures Industrielles,Matériaux,Outillage,Matériel Agricole,Équipements
foodtrade Primeurs,Distribution Alimentaire,Fruits,Marée,Cafés
trading Négoce,Import Export,Distribution,Commerce,Diffusion
grocery Épicerie,Boucherie,Supermarché,Alimentation,Charcuterie,Primeur
fashion Mode,Chaussures,Prêt-à-Porter,Boutique
appliance Électroménager,Quincaillerie,Décoration,Bricolage
pharmacy Pharmacie,Grande Pharmacie
shop Librairie,Bijouterie,Sports,Fleurs,Cycles,Cadeaux,Optique
cardealer Automobiles,Garage,Motos,Auto
carrepair Garage,Carrosserie,Pneus,Auto Service
restaurant Restaurant,Brasserie,Café,Pizzeria,Bistrot,Traiteur,Auberge
hotel Hôtel,Résidence,Camping,Gîtes
finance Finance,Patrimoine,Capital,Crédit
insurance Assurances,Courtage,Cabinet d'Assurances
property Immobilier,Agence Immobilière,Foncière,Gestion Immobilière,Promotion,Résidences
holding Holding,Participations,Investissements,Financière,Groupe
beauty Coiffure,Institut de Beauté,Salon,Esthétique
cleaning Nettoyage,Propreté,Services,Pressing
media Communication,Publicité,Design,Production,Studio,Médias
software Informatique,Logiciels,Systèmes,Numérique,Technologies,Data
staffing Intérim,Recrutement,Services,Location
security Sécurité,Gardiennage,Protection
leisure Loisirs,Sport,Événements,Spectacles,Fitness
doctor Cabinet Médical,Cabinet Dentaire,Kinésithérapie,Clinique Vétérinaire,Laboratoire
care Clinique,Résidence,Soins,Maison de Retraite,Aide à Domicile
law Avocats,Cabinet d'Avocats,Notaires
education Formation,École,Auto-École,Institut,Crèche
association Association,Fondation,Fédération,Comité
engineering Architectes,Ingénierie,Bureau d'Études,Géomètres,Architecture
accounting Expertise Comptable,Comptabilité,Audit,Fiduciaire
consulting Conseil,Consultants,Management,Stratégie,Conseils
`,
  companies: `
22 {I} {S}
10 {S} {I}
8 {R}
7 {R} {I}
7 {I} {P}
6 {I} de {P}
5 {A} {I}
5 {S} et Fils
4 {I} {S} et Fils
4 {I} {W}
4 {W} {W}
3 {W} {I}
3 {C}
3 Établissements {S}
3 {S} Frères
3 {W} et {W}
2 Les {I} de {P}
2 {I} {G} {S}
2 Groupe {S}
2 {A}
1 L'Atelier {S}
1 {C} {I}
1 {I} {N}
1 {W} {N}
`,
  people: `
45 {S} {G}
30 {G} {S}
15 {I} {G} {S}
5 {I} {S}
5 {S} et {S}
`,
  branch: "Établissement de",
  titles: "Gérant,Président,Directeur général",
  mailboxes: "contact,info,accueil,commercial,bonjour,secretariat",
});
