import { language } from "../language";

export const portuguese = language({
  givenMale: "José,João,António,Francisco,Carlos,Paulo,Pedro,Luís,Manuel,Rui,Miguel,Ricardo,Fernando,Jorge,Nuno,Tiago,Bruno,André,Daniel,Marcos,Rafael,Lucas,Gabriel,Eduardo,Rodrigo,Gustavo,Felipe,Marcelo,Fábio,Sérgio,Vítor,Hugo,Diogo,Gonçalo,Leonardo,Roberto",
  givenFemale: "Maria,Ana,Francisca,Adriana,Juliana,Márcia,Fernanda,Patrícia,Sandra,Cristina,Camila,Sofia,Marta,Carla,Catarina,Inês,Beatriz,Joana,Teresa,Helena,Mariana,Bruna,Letícia,Aline,Vanessa",
  surnames: "Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Sousa,Fernandes,Gonçalves,Gomes,Lopes,Marques,Alves,Almeida,Ribeiro,Pinto,Carvalho,Teixeira,Moreira,Correia,Mendes,Nunes,Soares,Vieira,Monteiro,Cardoso,Rocha,Raposo,Neves,Coelho,Cruz,Cunha,Pires,Ramos,Reis,Simões,Antunes,Matos,Fonseca,Machado,Araújo,Barbosa,Tavares,Lourenço,Castro,Figueiredo,Azevedo,Freitas,Magalhães,Henriques,Lima,Guerreiro,Batista,Pinheiro,Faria,Miranda,Barros,Morais,Nogueira,Esteves,Anjos,Baptista,Campos,Mota,Andrade,Brito,Sá,Leite,Abreu,Melo,Vaz,Pacheco,Duarte,Souza,Nascimento,Moura,Dias,Cavalcanti,Borges,Moraes,Medeiros,Bezerra,Rezende,Siqueira,Queiroz,Amaral,Guimarães,Peixoto",
  surnameParts: ["Font,Mont,Carv,Oliv,Pin,Serr,Vill,Cast,Mor,Figu,Bar,Cal,Nogu,Per,Sal", "eira,al,elas,ado,eiro,anha,osa,ares,edo,alho,aça,onte"],
  words: "Sol,Mar,Nova,Atlântico,Norte,Sul,Centro,Estrela,Europa,Brasil,Lusitana,Serra,Rio,Vale,Monte,Luz,Lua,Ouro,Prata,Carvalho,Oliveira,Castelo,Torre,Porto,Ponte,Praça,Jardim,Águia,Leão,Golfinho,Fénix,Costa,Ilha,Douro,Tejo,Minho,Alentejo,Algarve,Paulista,Carioca,Amazônia,Pantanal,Global,Integral,Real,Verde,Azul,Branca,Alfa,Omega,Delta,Sigma,Aurora,Futuro,União,Progresso,Esperança,Boa Vista,Primavera,Horizonte",
  tails: "tec,sul,mar,plast,metal,gest,sol,nova,pack,med,trans,log,net,soft,obra,vent,lux,cor,form,elec,clima,agro,casa,bras,data",
  syllables: ["Al,Bel,Ca,Da,El,Fi,Ga,In,La,Ma,Ne,Or,Pa,Que,Ri,Sa,Te,Um,Va,Ze,Bo,Cor,Do,Eu,Fa,Gi,Li,Me,No,Pe,Ro,Si,Ti,Vi,Za,Am,Ba,Ce,De,Fe,Gra,Lu,Mo,Ni,Pro,Sol,Tri,Ve", "la,li,ri,na,ve,te,mi,so,ra,de,lo,ni,ta,ro,ma,ga,vi,do,ne,sa,ti,re,mo,be,zi,no,fa,le,co,pe", "ia,sul,nor,tec,ela,ora,is,nova,mar,med,ões,inha,iso,aria,ento,ex,bras,al,ouro,anda,ica,ena,lusa,eiro,ano,osa,ente,sol,gest,us"],
  letters: "ABCDEFGHIJLMNOPRSTV",
  trades: `
farm Agrícola,Viveiros,Agropecuária,Jardins,Fazenda
drinks Vinhos,Quinta,Cervejaria,Bebidas,Destilaria
wood Madeiras,Carpintaria,Serração,Marcenaria
build Construções,Obras,Empreitadas,Construtora,Engenharia Civil,Edificações
electric Instalações Elétricas,Eletricidade,Montagens Elétricas
plumbing Climatização,Canalizações,Ar Condicionado,Hidráulica
trades Pinturas,Revestimentos,Pavimentos,Coberturas,Gesso,Mármores
food Alimentos,Carnes,Conservas,Lacticínios,Massas,Doces
bakery Padaria,Pastelaria,Panificadora,Confeitaria
textile Têxteis,Confeções,Malhas,Calçados,Tecidos
furniture Móveis,Mobiliário,Cozinhas,Estofos
print Gráfica,Tipografia,Editora,Artes Gráficas
chemical Química,Laboratórios,Tintas,Cosméticos,Farmacêutica
plastics Plásticos,Embalagens,Borrachas
metal Metalúrgica,Serralharia,Fundição,Metalomecânica,Usinagem
machine Máquinas,Equipamentos,Mecânica de Precisão,Indústria Mecânica
electronics Eletrónica,Automação,Iluminação,Componentes
medtech Equipamentos Médicos,Instrumentos,Ótica,Ortopedia
vehicle Carroçarias,Autopeças,Reboques,Veículos
ship Navegação,Estaleiros,Náutica,Marítima
freight Transportes,Logística,Mudanças,Transitários,Cargas
passenger Táxis,Turismo,Autocarros,Transportes Coletivos
travel Viagens,Viagens e Turismo
telecom Telecomunicações,Redes,Telecom
energy Energia,Solar,Renováveis,Eólica,Águas
waste Reciclagem,Ambiente,Resíduos,Sucatas
industrial Equipamentos Industriais,Materiais de Construção,Ferramentas,Máquinas Agrícolas,Ferragens
foodtrade Frutas,Distribuição Alimentar,Pescados,Cafés,Cereais
trading Comercial,Importação e Exportação,Comércio,Distribuidora,Representações
grocery Supermercados,Mercearia,Talho,Mercado,Minimercado
fashion Moda,Modas,Calçados,Boutique,Vestuário
appliance Eletrodomésticos,Ferragens,Utilidades,Decorações
pharmacy Farmácia,Drogaria
shop Livraria,Joalharia,Desporto,Flores,Brinquedos,Papelaria
cardealer Automóveis,Veículos,Motos,Auto
carrepair Auto Reparadora,Oficina,Pneus,Auto Center
restaurant Restaurante,Café,Churrasqueira,Lanchonete,Pizzaria,Bar,Hotelaria
hotel Hotel,Pousada,Residencial,Hotéis
finance Financeira,Capital,Crédito,Investimentos
insurance Seguros,Corretora de Seguros,Mediação de Seguros
property Imobiliária,Imóveis,Investimentos Imobiliários,Empreendimentos,Administração de Bens
holding Participações,Holding,SGPS,Investimentos
beauty Cabeleireiros,Estética,Beleza
cleaning Limpezas,Serviços,Lavandaria,Conservação
media Publicidade,Comunicação,Design,Produções,Marketing
software Informática,Software,Sistemas,Tecnologia,Digital,Dados
staffing Serviços,Trabalho Temporário,Recursos Humanos,Locação
security Segurança,Vigilância,Alarmes
leisure Desporto,Eventos,Ginásio,Lazer,Academia
doctor Clínica Dentária,Clínica Médica,Fisioterapia,Clínica Veterinária,Laboratório
care Hospital,Lar,Cuidados,Clínica
law Advogados,Sociedade de Advogados,Advocacia
education Colégio,Escola,Formação,Escola de Condução,Ensino
association Associação,Fundação,Instituto,Clube
engineering Engenharia,Arquitetos,Projetos,Arquitetura,Topografia
accounting Contabilidade,Auditores,Assessoria Contábil
consulting Consultoria,Consultores,Gestão,Assessoria
`,
  companies: `
20 {I} {S}
12 {S} & {S} {I}
9 {S} {I}
8 {R} {I}
7 {R}
6 {W} {I}
6 {I} {W}
5 {I} {P}
5 {S} & Filhos
4 {A} {I}
4 {C}
4 {S} & {S}
3 {G} {S} {I}
3 Irmãos {S}
3 {I} {S} & Filhos
2 {I} {S} {S}
2 Casa {W}
2 {A}
2 Grupo {S}
1 {C} {I}
1 {W} {N}
1 {I} {N}
`,
  people: `
60 {G} {S} {S}
20 {G} {S}
10 {G} {S} {I}
5 {S} & {S}
5 {I} {S}
`,
  branch: "Filial",
  titles: "Gerente,Administrador,Diretor geral,Sócio-gerente",
  mailboxes: "info,geral,contacto,comercial,contato,vendas",
});
