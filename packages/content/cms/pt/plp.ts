import type { Page } from '../page.ts'

/**
 * The introduction to the Personal Learning Profile (plp_box), and the five steps for using it
 * (method D13).
 */
export const plpPages: Page[] = [
  {
    key: 'plp_box',
    age_group_id: 1,
    order: 1,
    title: 'O teu perfil de aprendizagem',
    body_html:
      '<p>Aqui está o que marcaste e o que escreveste. Bastam duas a quatro frases em cada padrão.</p>' +
      '<p>Mostra-o a uma pessoa adulta e conversem sobre ele. Podes mudá-lo quando quiseres.</p>',
  },
  {
    key: 'plp_box',
    age_group_id: null,
    order: 1,
    title: 'O teu Perfil pessoal de aprendizagem',
    body_html:
      '<p>Esta página é tua: o que marcaste e o que escreveste sobre a maneira como costumas fazer as tarefas. Duas a quatro frases em cada padrão chegam bem.</p>' +
      '<p>Toma-a como um ponto de partida para planear, e para dizer a outras pessoas o que te ajuda. Pode mudar com o tempo e o lugar, por isso volta cá e muda-a.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 1,
    title: 'Lê',
    body_html:
      '<p>Lê a tarefa toda, ou pede a alguém que ta leia. O que é para fazer?</p>' +
      '<p>Já fizeste alguma coisa parecida? O que ajudou?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 2,
    title: 'Decifra',
    body_html:
      '<p>Procura as palavras que dizem o que fazer: ordenar, contar, construir, inventar. Pinta cada palavra com a cor do seu padrão.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Vê o teu perfil. A tarefa precisa de um padrão de que gostas menos? Então pensa numa coisa que te ajude com ele. Também podes pedir ajuda.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 4,
    title: 'Faz',
    body_html: '<p>Agora faz a tarefa. Não sabes como continuar? Lê a tarefa outra vez.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: 1,
    order: 5,
    title: 'Olha para trás',
    body_html:
      '<p>Está lá tudo o que foi pedido? O que correu bem? O que vais experimentar da próxima vez?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 1,
    title: 'Lê',
    body_html:
      '<p>Lê a tarefa inteira uma vez, devagar. O que se pede, para quando, e quem o vai ver?</p>' +
      '<p>Pensa numa altura em que fizeste alguma coisa parecida. O que te ajudou então?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 2,
    title: 'Decifra',
    body_html:
      '<p>Marca as palavras que dizem o que fazer: ordenar, explicar, construir, inventar. Cada uma chama um dos quatro padrões.</p>' +
      '<p>Depois avalia: que padrão é muito pedido pela tarefa, qual um pouco, qual quase nada?</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Compara o que a tarefa pede com a maneira como costumas fazer as tarefas. FIT junta três maneiras de as aproximar, pelas iniciais em inglês:</p>' +
      '<ul>' +
      '<li><strong>Põe-te à prova (Forge)</strong>: a tarefa precisa de um padrão que evitas. Decide uma coisa pequena que o torne mais fácil.</li>' +
      '<li><strong>Faz mais (Intensify)</strong>: usas um padrão se for preciso. Usa-o mais nesta tarefa.</li>' +
      '<li><strong>Trava um pouco (Tether)</strong>: usas logo um padrão que aqui atrapalha. Deixa-o esperar um bocado.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 4,
    title: 'Faz',
    body_html:
      '<p>Trabalha com o que decidiste e mantém-no à vista. Quando não souberes como continuar, vê outra vez o que a tarefa pede antes de mudares o plano.</p>',
  },
  {
    key: 'how_to_use_pattern_school',
    age_group_id: null,
    order: 5,
    title: 'Olha para trás',
    body_html:
      '<p>O trabalho cumpriu o que se pedia? Que padrão ajudou e qual atrapalhou?</p>' +
      '<p>Anota uma coisa que farias de outra maneira da próxima vez.</p>',
  },
]
