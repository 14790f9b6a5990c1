import { language } from "../language";

export const spanish = language({
  givenMale: "Antonio,José,Manuel,Francisco,Juan,David,Javier,Carlos,Jesús,Daniel,Miguel,Alejandro,Rafael,Pedro,Ángel,Pablo,Fernando,Sergio,Luis,Jorge,Alberto,Álvaro,Diego,Adrián,Raúl,Enrique,Ramón,Vicente,Iván,Rubén,Óscar,Andrés,Joaquín,Santiago,Eduardo,Jordi,Iñaki",
  givenFemale: "María,Carmen,Ana,Isabel,Laura,Cristina,Marta,Dolores,Lucía,Pilar,Elena,Raquel,Rosa,Paula,Sara,Mercedes,Beatriz,Silvia,Nuria,Patricia,Rocío,Montserrat,Irene,Alba,Teresa",
  surnames: "García,Rodríguez,González,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Hernández,Ruiz,Díaz,Moreno,Muñoz,Álvarez,Romero,Gutiérrez,Alonso,Navarro,Torres,Domínguez,Ramos,Vázquez,Gil,Ramírez,Serrano,Blanco,Molina,Morales,Suárez,Ortega,Delgado,Castro,Ortiz,Marín,Rubio,Núñez,Medina,Sanz,Castillo,Iglesias,Cortés,Garrido,Santos,Lozano,Guerrero,Cano,Prieto,Méndez,Cruz,Gallego,Vidal,León,Herrera,Márquez,Peña,Cabrera,Flores,Campos,Vega,Fuentes,Diez,Carrasco,Caballero,Nieto,Reyes,Aguilar,Pascual,Herrero,Santana,Lorenzo,Hidalgo,Montero,Ibáñez,Giménez,Ferrer,Durán,Vicente,Benítez,Mora,Arias,Santiago,Vargas,Carmona,Crespo,Pastor,Román,Soto,Sáez,Velasco,Soler,Moya,Esteban,Parra,Bravo,Gallardo,Rojas,Pujol,Etxeberria,Aguirre,Puig,Roca,Vila",
  surnameParts: ["Font,Mont,Vall,Cast,Villa,Puig,Serr,Riv,Camp,Mat,Arr,Ech,Lar,Olaz,Goi,Mend,Salv,Bell,Cas,Alb", "ella,ades,era,eda,iza,oro,ares,erro,aga,ibel,ola,ales,ona,uri,ana"],
  words: "Sol,Mar,Nuevo,Iberia,Levante,Norte,Sur,Centro,Estrella,Europa,Atlántico,Mediterráneo,Sierra,Río,Valle,Monte,Luz,Luna,Oro,Plata,Roble,Olivo,Encina,Castillo,Torre,Puerto,Puente,Plaza,Jardín,Águila,León,Delfín,Fénix,Cantábrico,Costa,Isla,Duero,Ebro,Tajo,Andaluz,Castilla,Galaica,Vasca,Global,Integral,Total,Moderno,Real,Mayor,Verde,Azul,Blanco,Rojo,Alfa,Omega,Delta,Sigma,Alba,Aurora,Futuro",
  tails: "tec,sur,mar,plast,metal,gest,sol,nova,pack,med,trans,log,net,soft,obra,vent,lux,cor,form,elec,clima,agro,casa,vial,data",
  syllables: ["Al,Bel,Ca,Da,El,Fi,Ga,In,La,Ma,Ne,Or,Pa,Que,Ri,Sa,Te,Um,Va,Ze,Bo,Cor,Do,Eu,Fa,Gi,Li,Me,No,Pe,Ro,Si,Ti,Vi,Za,Am,Ba,Ce,De,Fe,Gra,Lu,Mo,Ni,Pro,Sol,Tri,Ve", "la,li,ri,na,ve,te,mi,so,ra,de,lo,ni,ta,ro,ma,ga,vi,do,ne,sa,ti,re,mo,be,zi,no,fa,le,co,pe", "ia,sur,nor,tec,ela,ora,is,nova,mar,med,ones,ina,iso,aria,ento,ex,sa,al,oro,anda,ica,ena,iberia,ero,ano,osa,ente,sol,gest,us"],
  letters: "ABCDEFGHIJLMNOPRSTV",
  trades: `
farm Agrícola,Viveros,Explotaciones Agrícolas,Jardinería,Ganadera
drinks Bodegas,Cervezas,Vinos,Destilerías,Bebidas
wood Maderas,Carpintería,Aserradero,Serrería
build Construcciones,Obras,Reformas,Promociones,Edificaciones,Contratas
electric Instalaciones Eléctricas,Electricidad,Montajes Eléctricos
plumbing Fontanería,Climatización,Calefacción,Instalaciones
trades Pinturas,Cubiertas,Pavimentos,Yesos,Aislamientos,Mármoles
food Alimentación,Cárnicas,Conservas,Lácteos,Embutidos,Productos Alimenticios
bakery Panadería,Pastelería,Horno,Confitería
textile Textiles,Confecciones,Tejidos,Calzados,Marroquinería
furniture Muebles,Mobiliario,Cocinas,Tapizados
print Gráficas,Imprenta,Editorial,Artes Gráficas
chemical Química,Laboratorios,Pinturas Industriales,Cosmética,Farmacéutica
plastics Plásticos,Envases,Embalajes,Cauchos
metal Metalúrgica,Talleres,Cerrajería,Fundiciones,Calderería,Mecanizados
machine Maquinaria,Construcciones Mecánicas,Talleres Mecánicos,Máquinas Herramienta
electronics Electrónica,Automatismos,Iluminación,Componentes
medtech Instrumentos,Equipos Médicos,Óptica,Ortopedia
vehicle Carrocerías,Automoción,Remolques,Vehículos
ship Naviera,Astilleros,Náutica,Marítima
freight Transportes,Logística,Mudanzas,Mensajería
passenger Autocares,Taxi,Autobuses,Ambulancias
travel Viajes,Turismo
telecom Telecomunicaciones,Redes,Comunicaciones
energy Energía,Solar,Renovables,Eólica,Aguas
waste Reciclajes,Medio Ambiente,Residuos,Chatarras
industrial Suministros Industriales,Materiales de Construcción,Ferretería Industrial,Maquinaria Agrícola,Hierros
foodtrade Frutas,Distribuciones Alimentarias,Pescados,Cafés,Carnes
trading Comercial,Import Export,Distribuciones,Trading,Almacenes
grocery Supermercados,Carnicería,Alimentación,Charcutería
fashion Moda,Calzados,Confecciones,Boutique
appliance Electrodomésticos,Ferretería,Hogar,Bricolaje
pharmacy Farmacia,Parafarmacia
shop Librería,Joyería,Deportes,Flores,Juguetes,Regalos,Óptica
cardealer Automóviles,Autos,Motos,Concesionario
carrepair Talleres,Neumáticos,Chapa y Pintura,Auto
restaurant Restaurante,Bar,Cafetería,Mesón,Hostelería,Catering,Taberna
hotel Hotel,Hostal,Hoteles,Apartamentos,Camping
finance Financiera,Capital,Inversiones,Asesores Financieros
insurance Seguros,Correduría de Seguros
property Inmobiliaria,Inmuebles,Gestión Inmobiliaria,Patrimonial,Viviendas
holding Holding,Inversiones,Participaciones,Grupo,Cartera
beauty Peluquería,Estética,Belleza
cleaning Limpiezas,Servicios,Lavandería,Mantenimiento
media Publicidad,Comunicación,Diseño,Producciones,Marketing
software Informática,Software,Sistemas,Tecnologías,Digital,Datos
staffing Servicios,Trabajo Temporal,Recursos Humanos,Alquileres
security Seguridad,Vigilancia,Alarmas
leisure Deportes,Eventos,Gimnasio,Ocio,Espectáculos
doctor Clínica Dental,Centro Médico,Fisioterapia,Clínica Veterinaria,Laboratorio
care Residencia,Hospital,Asistencia,Clínica
law Abogados,Bufete,Notaría
education Academia,Colegio,Autoescuela,Formación,Escuela Infantil
association Asociación,Fundación,Federación,Club
engineering Ingeniería,Arquitectos,Estudio de Arquitectura,Proyectos,Topografía
accounting Asesoría,Gestoría,Auditores,Asesoría Fiscal
consulting Consultores,Consultoría,Asesores,Gestión
`,
  companies: `
24 {I} {S}
9 {S} {I}
8 {I} {S} {S}
7 {R}
6 {I} {W}
6 {I} {P}
5 Hermanos {S}
5 {S} e Hijos
5 {R} {I}
4 {A} {I}
4 {C}
4 {I} {W} {S}
3 {I} {G} {S}
2 {I} Hermanos {S}
2 Grupo {S}
2 {W} {W}
2 {W} {I}
2 {A}
1 {C} {S}
1 {W} {N}
1 {I} {N}
1 {R} Ibérica
`,
  people: `
60 {G} {S} {S}
20 {S} {S} {G}
10 {I} {G} {S}
5 {S} {S} y {S}
5 {I} {S}
`,
  branch: "Sucursal",
  titles: "Administrador único,Consejero delegado,Director general,Gerente",
  mailboxes: "info,contacto,administracion,comercial,ventas,oficina",
});
