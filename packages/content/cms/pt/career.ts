import type { Page } from '../page.ts'

/**
 * The five steps at work (method D13), and the texts next to strategies, on the career match and on
 * the Personal Work Profile (D24, D25, D40).
 */
export const careerPages: Page[] = [
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 1,
    title: 'Lê',
    body_html:
      '<p>Lê o pedido inteiro uma vez: o e-mail, a encomenda, o plano. O que se pede, para quando, e quem conta com isso?</p>' +
      '<p>Pensa num trabalho parecido. O que te ajudou então?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 2,
    title: 'Decifra',
    body_html:
      '<p>Marca as palavras que dizem o que fazer: agendar, relatar, reparar, propor. Cada uma chama um dos quatro padrões.</p>' +
      '<p>Depois avalia: que padrão é muito pedido pelo trabalho, qual um pouco, qual quase nada?</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 3,
    title: 'FIT',
    body_html:
      '<p>Compara o que o trabalho pede com a maneira como costumas fazê-lo. FIT junta três maneiras de os aproximar, pelas iniciais em inglês:</p>' +
      '<ul>' +
      '<li><strong>Põe-te à prova (Forge)</strong>: o trabalho precisa de um padrão que evitas. Decide uma coisa pequena que o torne mais fácil, ou pede ajuda a um colega ou a uma colega.</li>' +
      '<li><strong>Faz mais (Intensify)</strong>: usas um padrão se for preciso. Usa-o mais neste trabalho.</li>' +
      '<li><strong>Trava um pouco (Tether)</strong>: usas logo um padrão que aqui atrapalha. Deixa-o esperar um bocado.</li>' +
      '</ul>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 4,
    title: 'Faz',
    body_html:
      '<p>Trabalha com o que decidiste e mantém-no à vista. Quando não souberes como continuar, vê outra vez o que foi pedido antes de mudares o plano, ' +
      'e avisa quem está à espera.</p>',
  },
  {
    key: 'how_to_use_pattern_work',
    age_group_id: null,
    order: 5,
    title: 'Olha para trás',
    body_html:
      '<p>O resultado cumpriu o que se pedia? Que padrão ajudou e qual atrapalhou?</p>' +
      '<p>Anota uma coisa que farias de outra maneira da próxima vez, e uma que também sirva a quem trabalha contigo.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: 1,
    order: 1,
    title: 'Escolhe o que te ajuda',
    body_html:
      '<p>Escolhe uma ideia para cada padrão de que a tarefa precisa. Uma chega, três é o máximo.</p>' +
      '<p>Nenhuma ideia serve? Escreve uma tua. Depois diz-nos se ajudou.</p>',
  },
  {
    key: 'strategy_directions_box',
    age_group_id: null,
    order: 1,
    title: 'Escolhe as tuas estratégias',
    body_html:
      '<p>Escolhe uma estratégia para cada padrão em que a tarefa e o teu hábito são diferentes, três no máximo. Primeiro vêm as frases que marcaste, ' +
      'depois as estratégias para o tema. Se nenhuma servir, escreve uma por palavras tuas.</p>' +
      '<p>São sugestões, não receitas. Quando a tarefa estiver feita, diz quais ajudaram: da próxima vez, essas vêm primeiro.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 1,
    title: 'O que é a comparação com empregos',
    body_html:
      '<p>Pegas num emprego a sério: um anúncio, ou uma lista do que lá se faz. Decifras as suas funções como qualquer outra tarefa e vês que padrões pedem. ' +
      'Ao lado está como dizes que costumas fazer as tarefas.</p>' +
      '<p>Assim vês onde os teus hábitos estão perto desse emprego, e onde terias de fazer um esforço. ' +
      'É um ponto de partida para perguntas a pessoas que têm esse emprego.</p>',
  },
  {
    key: 'career_match',
    age_group_id: null,
    order: 2,
    title: 'O que não é',
    body_html:
      '<p><strong>Isto compara hábitos, não capacidades, e não deve decidir uma carreira.</strong></p>' +
      '<p>Não sabe o que sabes fazer, o que queres aprender, quanto se ganha, nem onde te sentirias bem. Os hábitos podem mudar com o tempo e o lugar. ' +
      'O que diz a investigação está na página <a href="/page/evidence">O que se sabe e o que não se sabe</a>.</p>',
  },
  {
    key: 'career_match_statement',
    age_group_id: null,
    order: 1,
    title: 'Junta o que é verdade em ti no trabalho',
    body_html:
      '<p>Em três perguntas há frases para cada padrão. Primeiro estão as do teu próprio grau de uso; as outras também estão lá para as veres. ' +
      'Marca o que é verdade em ti; cada marca fica logo guardada.</p>' +
      '<p>Junta também as funções de um emprego que te dê curiosidade, uma por linha, e diz de cada uma se gostas, se tanto te faz ou se te cansa. ' +
      'Três de cada são um bom começo.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 1,
    title: 'Como se decifra um emprego',
    body_html:
      '<ol>' +
      '<li>Adiciona um emprego: o nome e as funções, uma por linha. Copia-as de um anúncio, ou pergunta a alguém que o faça.</li>' +
      '<li>Diz de cada função: «Gosto», «Tanto me faz» ou «Cansa-me».</li>' +
      '<li>Vê as palavras coloridas e corrige-as onde estiverem erradas.</li>' +
      '<li>Compara os graus que o emprego pede com os teus, padrão a padrão.</li>' +
      '<li>Escolhe estratégias para o que não coincide, e anota o que queres perguntar.</li>' +
      '</ol>' +
      '<p>Isto compara hábitos, não capacidades, e não deve decidir uma carreira.</p>',
  },
  {
    key: 'career_match_tasks',
    age_group_id: null,
    order: 2,
    title: 'Doze áreas para explorar',
    body_html:
      '<p>Espreita áreas de que não te lembrarias: em todas há empregos que pedem cada um dos quatro padrões. ' +
      'Os números são grandes grupos da classificação O*NET-SOC, em que podes procurar profissões.</p>' +
      '<ul>' +
      '<li><strong>Direção e negócios</strong>: conduzir uma equipa, uma loja ou um projeto, compras, contas, aconselhar empresas (11, 13)</li>' +
      '<li><strong>Informática e engenharia</strong>: programas, redes, dados, máquinas e pontes no estirador (15, 17)</li>' +
      '<li><strong>Investigação</strong>: laboratórios, trabalho de campo, meteorologia, a sociedade e as suas questões (19)</li>' +
      '<li><strong>Apoio e direito</strong>: acompanhar pessoas, ação social, tribunais e contratos (21, 23)</li>' +
      '<li><strong>Ensino</strong>: infantário, escola, formação, bibliotecas e museus (25)</li>' +
      '<li><strong>Artes, media e desporto</strong>: design, palco, escrita, imagem, som, treino e competição (27)</li>' +
      '<li><strong>Saúde e cuidados</strong>: tratar, cuidar, examinar, medicamentos, apoio em casa (29, 31)</li>' +
      '<li><strong>Segurança</strong>: bombeiros, polícia, vigilância, forças armadas (33, 55)</li>' +
      '<li><strong>Hotelaria, cozinha e serviços</strong>: cozinha, hotel, limpeza, jardins, cabelos, viagens (35, 37, 39)</li>' +
      '<li><strong>Vendas e escritório</strong>: lojas, clientes, correio, marcações, salários (41, 43)</li>' +
      '<li><strong>Terra e construção</strong>: quintas, florestas, pesca, obras, estradas (45, 47)</li>' +
      '<li><strong>Reparar, fabricar e transportar</strong>: oficinas, fábricas, veículos, armazéns (49, 51, 53)</li>' +
      '</ul>' +
      '<p>Esta página usa informação da base de dados O*NET 28.2 do U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), ' +
      'usada ao abrigo da licença <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. O*NET® é uma marca da USDOL/ETA. ' +
      'As áreas e os seus nomes são nossos; a USDOL/ETA não os aprovou, recomendou nem testou.</p>',
  },
  {
    key: 'pwp_intro',
    age_group_id: null,
    order: 1,
    title: 'O teu Perfil pessoal de trabalho',
    body_html:
      '<p>Três perguntas: como trabalhas melhor, o que trazes a quem te emprega e de que precisas num local de trabalho. ' +
      'Marca o que é verdade em ti. Duas a quatro frases em cada pergunta chegam bem.</p>' +
      '<p>Toma-o como um ponto de partida: para uma candidatura, uma entrevista ou uma conversa sobre como trabalham em conjunto. Pode mudar com o tempo e o lugar.</p>',
  },
  {
    key: 'pwp_result',
    age_group_id: null,
    order: 1,
    title: 'Como se lê esta página',
    body_html:
      '<p>As barras mostram como esta pessoa diz que costuma fazer as tarefas: graus de uso, nenhum melhor do que outro. ' +
      'As frases debaixo das três perguntas foram escolhidas pela própria pessoa.</p>' +
      '<p>Isto compara hábitos, não capacidades, e não deve decidir uma carreira. Não pode servir para ordenar pessoas nem para escolher quem se contrata.</p>',
  },
]
