import type { Page } from '../page.ts'

/** The introductions of the four steps of building a team (method D20). */
export const teamPages: Page[] = [
  {
    key: 'team_introduce',
    age_group_id: 1,
    order: 1,
    title: 'O que trazes e o que precisas?',
    body_html:
      '<p>Numa equipa ajuda que cada um saiba alguma coisa dos outros. Aqui dizes duas coisas sobre ti: o que trazes a uma equipa e o que precisas dela.</p>' +
      '<p>Marca as frases que são verdade em ti. Uma ou duas de cada padrão chegam. Nenhuma resposta está errada.</p>' +
      '<p>Os membros das tuas equipas podem ler o que marcas. Podes mudar quando quiseres.</p>',
  },
  {
    key: 'team_introduce',
    age_group_id: null,
    order: 1,
    title: 'O que trazes e o que precisas',
    body_html:
      '<p>Antes de fazer planos em conjunto, ajuda saber como cada pessoa gosta de trabalhar. Por isso este passo faz-te duas perguntas: o que trazes a uma equipa e o que precisas dela?</p>' +
      '<p>Em cada padrão vês primeiro as frases que correspondem ao teu próprio grau de uso. As outras estão a um toque, porque ninguém cabe exatamente num grau. Marca o que é verdade em ti num dia normal, não o que soa bem. Uma a três frases de cada padrão são mais do que suficientes.</p>' +
      '<p>As frases descrevem hábitos. Não dizem nada sobre a capacidade de ninguém. Os membros das tuas equipas podem lê-las depois de aceitares; podes mudá-las em qualquer altura.</p>',
  },
  {
    key: 'team_building',
    age_group_id: 1,
    order: 1,
    title: 'Quem está na tua equipa?',
    body_html:
      '<p>Uma equipa tem um nome e pelo menos três pessoas. Tu também contas.</p>' +
      '<p>Pensa em pessoas que trabalham de maneiras diferentes: alguém gosta de listas, alguém pergunta muito, alguém constrói, alguém tem ideias estranhas. Todas fazem falta.</p>' +
      '<p>Quem recebe o teu convite pode dizer que sim ou que não. Pergunta a um adulto se não sabes quem convidar.</p>',
  },
  {
    key: 'team_building',
    age_group_id: null,
    order: 1,
    title: 'Encontra pessoas para a tua equipa',
    body_html:
      '<p>Uma equipa precisa de um nome e de pelo menos três pessoas, contando contigo. Quem cria a equipa lidera-a e pode mais tarde passar a liderança.</p>' +
      '<p>Convida as pessoas de que o trabalho precisa. Se puderes escolher, procura hábitos diferentes: pessoas que planeiam, que verificam, que constroem, que experimentam coisas novas. Nenhuma mistura é a certa e nenhum padrão é obrigatório. Se faltar um, quer apenas dizer que a equipa tem de contar com isso.</p>' +
      '<p>Cada pessoa decide por si. Quem aceita partilha as pontuações e as frases com esta equipa, e mais ninguém as vê por causa disso. Quem recusa não tem de dar explicações.</p>',
  },
  {
    key: 'team_working',
    age_group_id: 1,
    order: 1,
    title: 'Conheçam-se',
    body_html:
      '<p>Aqui vês quem disse que sim. Podes ler o que os outros trazem e o que precisam.</p>' +
      '<p>Repara em duas coisas. O que é que vários de vocês gostam de fazer? E de que é que ninguém gosta? Falem sobre quem pode tentar e quem pode ajudar.</p>' +
      '<p>Nenhum padrão é melhor do que outro. Nunca uses os números para gozar com alguém.</p>',
  },
  {
    key: 'team_working',
    age_group_id: null,
    order: 1,
    title: 'Leiam o que escolheram',
    body_html:
      '<p>Assim que os membros aceitam, vês as pontuações deles num gráfico e as frases, padrão a padrão. Leiam-nas com calma, de preferência em conjunto.</p>' +
      '<p>Vale a pena fazer três perguntas. Há um padrão que ninguém usa primeiro? Então decidam quem trata dele e o que o tornaria mais fácil. Há um que quase toda a gente usa primeiro? Então combinem quando já chega. Onde é que dois de vocês são muito diferentes? Falem disso cedo, enquanto não há nada em jogo.</p>' +
      '<p>As pontuações descrevem hábitos, não capacidade nem valor. Não façam listas de melhores e piores, e o que lerem fica na equipa.</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: 1,
    order: 1,
    title: 'Comecem o vosso projeto',
    body_html:
      '<p>Escreve por palavras tuas como vais trabalhar com esta equipa. O que vais fazer? O que devem os outros saber?</p>' +
      '<p>Depois leiam a tarefa em conjunto. Que palavras dizem o que é preciso fazer? Dividam o trabalho para que cada um faça uma coisa de que gosta e experimente uma coisa nova.</p>' +
      '<p>No fim, olhem para trás em conjunto: o que correu bem e o que vão fazer de outra maneira da próxima vez?</p>',
  },
  {
    key: 'team_tackling',
    age_group_id: null,
    order: 1,
    title: 'Primeiro combinar, depois começar',
    body_html:
      '<p>Cada membro escreve algumas frases sobre como vai trabalhar com esta equipa, e não com uma qualquer. Depois, quem lidera escreve a declaração da equipa: quem vai à frente em cada padrão, o que fazem quando os padrões chocam e como decidem.</p>' +
      '<p>A seguir, descodifiquem em conjunto a primeira tarefa. Marquem o que ela pede, comparem com o que têm e dividam o trabalho. Uma ou duas semanas depois, voltem a ver o que combinaram e mudem o que não ajuda.</p>' +
      '<p>Nada disto promete melhores resultados. Nenhum estudo mostra que as equipas conseguem mais por conhecerem os seus padrões. É uma maneira de falar cedo sobre como trabalham.</p>',
  },
]
