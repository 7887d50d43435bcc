import type { Page } from '../page.ts'

export const profilePages: Page[] = [
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 1,
    title: 'Ordem e planeamento',
    body_html:
      '<ul>' +
      '<li>Querer todas as instruções antes de começar.</li>' +
      '<li>Fazer listas ou horários e segui-los passo a passo.</li>' +
      '<li>Manter as coisas arrumadas e acabar uma tarefa antes da seguinte.</li>' +
      '<li>Gostar de saber cedo quando um plano vai mudar.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 2,
    title: 'Factos e pormenores',
    body_html:
      '<ul>' +
      '<li>Juntar muita informação antes de dar uma resposta.</li>' +
      '<li>Fazer perguntas, tirar apontamentos e voltar a lê-los.</li>' +
      '<li>Responder com pormenor e procurar a palavra exata.</li>' +
      '<li>Confirmar factos e números e querer saber de onde vêm.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 3,
    title: 'Utilidade e mãos na massa',
    body_html:
      '<ul>' +
      '<li>Querer ver para que serve uma tarefa.</li>' +
      '<li>Descobrir como as coisas funcionam, a mexer e a experimentar.</li>' +
      '<li>Gostar de trabalhar a sós e não largar um problema até funcionar.</li>' +
      '<li>Pensar primeiro em silêncio, e mostrar mais do que contar.</li>' +
      '</ul>',
  },
  {
    key: 'profile_cards',
    age_group_id: null,
    order: 4,
    title: 'Ideias e caminhos novos',
    body_html:
      '<ul>' +
      '<li>Seguir várias ideias próprias ao mesmo tempo.</li>' +
      '<li>Ligar coisas que parecem distantes e tentar caminhos por experimentar.</li>' +
      '<li>Começar por um palpite e procurar uma mudança na rotina.</li>' +
      '<li>Usar histórias, imagens ou representação para dizer o que se pensa.</li>' +
      '</ul>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 1,
    title: 'O que dizem as pontuações',
    body_html:
      '<p>As pontuações vêm das tuas respostas. Em cada padrão somam-se sete respostas. A soma vai de 7 a 35.</p>' +
      '<p>«Evito» é de 7 a 17. «Uso se for preciso» é de 18 a 24. «Uso logo» é de 25 a 35. Nenhum é melhor do que outro. ' +
      'Estás perto de uma linha? Então lê os dois textos.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: 1,
    order: 2,
    title: 'O que as pontuações não dizem',
    body_html:
      '<p>Isto não foi um teste. As pontuações não dizem se és inteligente nem o que sabes fazer. Podem mudar.</p>' +
      '<p>Podes usar os quatro padrões, mesmo aqueles de que gostas menos. Por isso, nenhuma pontuação é razão para saltar um trabalho.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 1,
    title: 'O que dizem as pontuações',
    body_html:
      '<p>As pontuações descrevem como dizes que costumas fazer as tarefas. Em cada padrão somam-se sete das tuas respostas, ' +
      'por isso uma pontuação fica entre 7 e 35. ' +
      'Sete respostas só dão uma imagem aproximada, e as tuas pontuações não são comparadas com as de mais ninguém.</p>' +
      '<p>A pontuação mostra um grau de uso: «Evito» (7 a 17), «Uso se for preciso» (18 a 24) ou «Uso logo» (25 a 35). ' +
      'Nenhum é melhor do que outro. Se estás perto de uma linha, lê as duas descrições. ' +
      'Toma o teu perfil como um ponto de partida para planear e vê que frases têm a ver contigo.</p>',
  },
  {
    key: 'lci_cards',
    age_group_id: null,
    order: 2,
    title: 'O que as pontuações não dizem',
    body_html:
      '<p>As pontuações vêm das tuas próprias respostas. Não são um teste do que sabes fazer nem da tua inteligência, ' +
      'e não podem escolher um emprego por ti. Podem mudar com o tempo e o lugar. ' +
      'Ainda não se estudou até que ponto se mantêm de uma vez para a outra.</p>' +
      '<p>As revisões da investigação não encontraram boas provas de que se aprenda melhor com um ensino «à tua maneira». ' +
      'Por isso, um padrão não é razão para deixar nada de fora. Usa o teu perfil para pensar em como planeias uma tarefa, como a fazes e como olhas para trás.</p>',
  },
]
