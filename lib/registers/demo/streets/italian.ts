import type { StreetSource } from "../country";

export const italianStreets: StreetSource = {
  names: "Via Roma,Via Giuseppe Garibaldi,Via Guglielmo Marconi,Via Giuseppe Mazzini,Corso Italia,Via Dante Alighieri,Via Cavour,Via Giuseppe Verdi,Via Giacomo Matteotti,Via Vittorio Veneto,Piazza della Repubblica,Via Alessandro Manzoni,Via Giovanni XXIII,Via IV Novembre,Via della Libertà,Viale Europa,Via XX Settembre,Via San Francesco,Via Leonardo da Vinci,Via Galileo Galilei,Piazza Garibaldi,Via Antonio Gramsci,Via Trento,Via Trieste,Via Milano,Via Torino,Via Napoli,Via Venezia,Via Firenze,Via dell'Industria,Via dell'Artigianato,Via del Lavoro,Corso Vittorio Emanuele II,Via Nazionale,Via della Stazione,Viale della Repubblica,Via Enrico Fermi,Via Alessandro Volta,Via Cesare Battisti,Via Aldo Moro,Piazza Duomo,Largo Augusto,Via San Martino,Via Santa Maria,Via dei Mille,Via delle Industrie,Via Emilia,Via Aurelia,Via Appia,Vicolo Stretto,Strada Provinciale",
  patterns: `
30 Via {G} {S}
18 Via {S}
10 Viale {S}
8 Via {P}
8 Via {W}
6 Piazza {S}
6 Corso {G} {S}
4 Vicolo {S}
4 Strada {W}
3 Largo {S}
3 Viale {P}
`,
};
