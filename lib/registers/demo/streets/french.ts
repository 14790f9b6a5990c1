import type { StreetSource } from "../country";

export const frenchStreets: StreetSource = {
  names: "Rue de l'Église,Grande Rue,Rue du Moulin,Place de la Mairie,Rue Victor Hugo,Rue de la Gare,Avenue Jean Jaurès,Rue Pasteur,Rue de la République,Rue du Château,Rue des Écoles,Place de l'Église,Avenue du Général de Gaulle,Rue Jean Moulin,Boulevard Gambetta,Rue de la Paix,Rue des Lilas,Avenue de la République,Rue de Paris,Rue Nationale,Rue Voltaire,Rue Émile Zola,Boulevard Carnot,Rue du Stade,Rue Principale,Rue des Jardins,Chemin des Vignes,Avenue Foch,Rue Saint-Martin,Quai de la Fontaine,Rue de la Liberté,Rue Lafayette,Rue du Faubourg Saint-Antoine,Avenue de l'Europe,Rue des Acacias,Place du Marché,Boulevard Victor Hugo,Rue de Verdun,Rue Denis Papin,Allée des Tilleuls,Impasse des Cerisiers,Rue Gustave Eiffel,Rue Ampère,Zone Industrielle Nord,Rue des Frères Lumière,Rue du Commerce,Cours Mirabeau,Avenue de la Gare,Rue Molière,Rue de la Poste,Rue Marie Curie,Place Bellecour,Rue des Tanneurs",
  patterns: `
22 Rue {G} {S}
14 Rue {S}
12 Avenue {G} {S}
8 Boulevard {S}
8 Rue {W}
6 Impasse {S}
6 Place {S}
6 Chemin {W}
5 Allée {S}
5 Route de {P}
4 Rue de {P}
2 Quai {S}
2 Square {S}
`,
};
