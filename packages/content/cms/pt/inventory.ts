import type { Page } from '../page.ts'

export const inventoryPages: Page[] = [
  {
    key: 'before',
    age_group_id: 1,
    order: 1,
    title: 'Antes de começar',
    body_html:
      '<p>Vais ler 28 frases curtas sobre a maneira como fazes as coisas. Depois há três perguntas.</p>' +
      '<h2>Não é um teste</h2>' +
      '<p>Nenhuma resposta está certa ou errada. Pensa em como fazes mesmo, não no que outras pessoas querem ouvir.</p>' +
      '<h2>Prepara-te</h2>' +
      '<ul>' +
      '<li>Pede a uma pessoa adulta que se sente ao teu lado. Pode ler-te as frases. As respostas são tuas.</li>' +
      '<li>Tens 6 ou 7 anos? Então responde com uma pessoa adulta.</li>' +
      '<li>Procura um sítio calmo. Começa depois de descansares bem.</li>' +
      '<li>Houve uma grande mudança, por exemplo uma casa nova? Então talvez seja melhor esperar umas semanas.</li>' +
      '</ul>' +
      '<h2>Quem vê o resultado?</h2>' +
      '<p>Tu. Participas com a tua família? Então também vê as tuas pontuações a pessoa adulta que trata da conta da família.</p>' +
      '<p>Participas com uma escola ou uma associação? Então as pessoas adultas que te acompanham lá veem o teu nome e se já acabaste. ' +
      'Só veem as tuas pontuações se a tua família ou as pessoas adultas da escola disseram que sim. ' +
      'Se quiseres mudar isto, diz a uma pessoa adulta. Ela pode pedi-lo à escola ou a nós.</p>' +
      '<p>As pessoas que fazem funcionar o Quartet também podem ver quando é preciso.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 1,
    order: 1,
    title: 'O que vais fazer',
    body_html:
      '<p>Vais ler 28 frases curtas sobre a maneira como fazes as coisas. Depois há três perguntas. ' +
      'Podes escrever alguma coisa ou saltá-las. Demora cerca de 15 minutos, com uma pessoa adulta. ' +
      'Cada resposta fica guardada. Podes parar e continuar mais tarde, também noutro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 1,
    order: 1,
    title: 'Como responder',
    body_html:
      '<p>Lê uma frase. Uma pessoa adulta também ta pode ler. Pensa em como fazes mesmo. ' +
      'Depois escolhe <strong>Nunca</strong>, <strong>Quase nunca</strong>, <strong>Às vezes</strong>, <strong>Muitas vezes</strong> ou ' +
      '<strong>Sempre</strong>. Todas as respostas valem. Se não conheces uma palavra, pergunta a uma pessoa adulta.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 1,
    order: 1,
    title: 'O que acontece depois',
    body_html:
      '<p>Quando acabares, vês logo a tua página sobre a maneira como fazes as coisas. ' +
      'Se participas com a tua família, também a vê a pessoa adulta que trata da conta. ' +
      'Se participas com uma escola ou uma associação, as pessoas adultas que te acompanham lá só a veem ' +
      'se a tua família ou as pessoas adultas da escola disseram que sim.</p>',
  },
  {
    key: 'before',
    age_group_id: 2,
    order: 1,
    title: 'Antes de começar',
    body_html:
      '<p>Vais ler 28 frases e dizer com que frequência cada uma vale para ti. Depois há três perguntas abertas.</p>' +
      '<h2>Não é um teste</h2>' +
      '<p>Não há respostas certas nem erradas, e nenhum resultado é melhor do que outro. ' +
      'Pensa em como fazes mesmo, não em como gostarias de fazer nem no que outras pessoas esperam.</p>' +
      '<h2>Escolhe o momento</h2>' +
      '<p>Começa quando te sentires bem e ninguém te incomodar. ' +
      'Houve há pouco uma grande mudança, como uma casa ou um trabalho novo? Então pode ser útil esperar umas semanas.</p>' +
      '<h2>Quem vê o resultado</h2>' +
      '<p>Tu. Se tens menos de 18 anos e estás numa conta de família, também vê as tuas pontuações quem trata dela.</p>' +
      '<p>Se participas com o código de uma instituição, as pessoas encarregadas veem o teu nome e se terminaste o questionário. ' +
      'Só veem as tuas pontuações se disseste que sim. ' +
      'Podes mudar de ideias quando quiseres: diz à tua instituição ou a nós.</p>' +
      '<p>Quem faz funcionar o Quartet pode aceder aos teus dados quando isso for preciso.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 2,
    order: 1,
    title: 'O que vais fazer',
    body_html:
      '<p>Primeiro lês 28 frases sobre maneiras de fazer as coisas. Depois respondes a três perguntas abertas ' +
      'por palavras tuas. Demora cerca de 10 minutos. Cada resposta fica logo guardada: podes parar e continuar no prazo de 30 dias, ' +
      'também noutro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 2,
    order: 1,
    title: 'Como responder',
    body_html:
      '<p>Para cada frase escolhe <strong>Nunca</strong>, <strong>Raramente</strong>, <strong>Às vezes</strong>, <strong>Muitas vezes</strong> ou ' +
      '<strong>Sempre</strong>. Pensa em como fazes mesmo, em casa, na escola ou no trabalho. ' +
      'Não há respostas certas nem erradas, por isso escolhe a sincera.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 2,
    order: 1,
    title: 'O que acontece depois',
    body_html:
      '<p>Assim que terminares, tens o teu perfil. Se tens menos de 18 anos e estás numa conta de família, também vê as tuas pontuações quem trata dela. ' +
      'Se participas com o código de uma instituição, as pessoas encarregadas só veem as tuas pontuações se disseste que sim.</p>',
  },
  {
    key: 'before',
    age_group_id: 3,
    order: 1,
    title: 'Antes de começar',
    body_html:
      '<p>O questionário tem 28 frases e três perguntas abertas. Descreve como dizes que costumas fazer as coisas.</p>' +
      '<h2>Não é um teste</h2>' +
      '<p>Não mede capacidades. Não há respostas certas nem erradas, e nenhum resultado é melhor do que outro. ' +
      'Responde a pensar em como fazes mesmo, não em como gostarias de fazer.</p>' +
      '<h2>Escolhe um momento calmo</h2>' +
      '<p>Responde quando te sentires bem e ninguém te incomodar. ' +
      'Depois de uma grande mudança, como um trabalho novo, uma casa nova ou uma separação, pode ser melhor esperar umas semanas.</p>' +
      '<h2>Quem vê o resultado</h2>' +
      '<p>Tu. Se participas com o código de uma instituição, as pessoas encarregadas veem o teu nome e se terminaste o questionário. ' +
      'Só veem as tuas pontuações se disseste que sim. ' +
      'Podes retirar a autorização quando quiseres: diz à tua instituição ou a nós.</p>' +
      '<p>Quem faz funcionar o Quartet pode aceder aos teus dados quando isso for preciso.</p>',
  },
  {
    key: 'lci_instructions_1',
    age_group_id: 3,
    order: 1,
    title: 'O que vais fazer',
    body_html:
      '<p>Vais ler 28 frases sobre maneiras do dia a dia de fazer as coisas e dizer com que frequência valem para ti; depois respondes em poucas palavras a três perguntas abertas. ' +
      'Demora cerca de 10 minutos. Cada resposta fica logo guardada: podes parar e continuar no prazo de 30 dias, também noutro dispositivo.</p>',
  },
  {
    key: 'lci_instructions_2',
    age_group_id: 3,
    order: 1,
    title: 'Como responder',
    body_html:
      '<p>Diz com que frequência cada frase vale para ti: <strong>Nunca</strong>, <strong>Raramente</strong>, ' +
      '<strong>Às vezes</strong>, <strong>Muitas vezes</strong> ou <strong>Sempre</strong>. ' +
      'Pensa na tua vida em conjunto, não numa só tarefa. Nenhuma resposta é melhor do que outra.</p>',
  },
  {
    key: 'lci_instructions_3',
    age_group_id: 3,
    order: 1,
    title: 'O que acontece depois',
    body_html:
      '<p>Vês o teu perfil assim que terminares. ' +
      'Se participas com o código de uma instituição, as pessoas encarregadas só veem as tuas pontuações se disseste que sim.</p>',
  },
]
