import type { StreetSource } from "../country";

export const portugueseStreets: StreetSource = {
  names: "Rua Augusta,Avenida da Liberdade,Rua da Igreja,Rua Direita,Rua do Comércio,Avenida da República,Rua 25 de Abril,Rua 5 de Outubro,Rua da Escola,Largo da Igreja,Rua Principal,Rua Nova,Rua de Santo António,Rua Luís de Camões,Praça da República,Rua da Fonte,Rua do Sol,Rua das Flores,Avenida Central,Rua da Estação,Rua São João,Rua Almirante Reis,Rua Garrett,Rua do Carmo,Rua Alexandre Herculano,Avenida dos Aliados,Rua de Santa Catarina,Rua do Ouro,Travessa do Forno,Rua da Indústria,Zona Industrial,Rua da Boavista,Rua Miguel Bombarda,Rua Gago Coutinho,Rua Serpa Pinto,Estrada Nacional 1,Rua da Liberdade,Rua dos Combatentes,Rua D. Afonso Henriques,Rua Vasco da Gama,Largo do Rossio,Rua das Oliveiras,Rua do Moinho,Rua da Misericórdia",
  patterns: `
35 Rua {G} {S}
15 Avenida {G} {S}
12 Rua {S}
10 Rua {W}
8 Travessa {S}
6 Praça {G} {S}
6 Rua de {P}
4 Largo {S}
4 Estrada de {P}
`,
};

export const brazilianStreets: StreetSource = {
  names: "Rua São José,Rua Quinze de Novembro,Avenida Brasil,Rua Sete de Setembro,Avenida Paulista,Rua São João,Rua das Flores,Avenida Getúlio Vargas,Rua Tiradentes,Rua Dom Pedro II,Rua Santos Dumont,Rua Augusta,Avenida Rio Branco,Rua Marechal Deodoro,Rua Castro Alves,Rua São Paulo,Rua Rio de Janeiro,Rua Minas Gerais,Rua Bahia,Rua Amazonas,Avenida Independência,Rua Santo Antônio,Rua São Francisco,Rua José Bonifácio,Rua Rui Barbosa,Rua Duque de Caxias,Avenida Presidente Vargas,Avenida Brigadeiro Faria Lima,Rua da Consolação,Avenida Atlântica,Rua Barão do Rio Branco,Rua Vinte e Quatro de Maio,Avenida Ipiranga,Rua Oscar Freire,Avenida Afonso Pena,Rua da Praia,Avenida Beira Mar,Rua Primeiro de Maio,Rua Treze de Maio,Rodovia Anhanguera,Avenida das Indústrias,Rua dos Andradas,Avenida Boa Viagem",
  patterns: `
32 Rua {G} {S}
16 Avenida {G} {S}
14 Rua {S}
10 Rua {W}
8 Avenida {S}
6 Rua {P}
5 Alameda {S}
5 Travessa {S}
4 Praça {G} {S}
`,
};
