import type { Page } from '../page.ts'

/**
 * Pages to read. They make legal promises that the product must fulfil: trial and prices D31,
 * consent D41-D43, rights D44, retention periods D45, wording D47.
 */
export const readingPages: Page[] = [
  {
    key: 'terms',
    age_group_id: null,
    order: 1,
    title: 'Condições de utilização',
    body_html:
      '<p>Estas condições valem para toda a gente que usa o Quartet neste sítio. «Nós» quer dizer quem faz funcionar este sítio. ' +
      'Para nos contactares, responde a qualquer e-mail que este sítio te tenha enviado.</p>' +
      '<h2>Quem pode usar o Quartet</h2>' +
      '<p>Podes criar conta por ti quando chegares à idade em que, no teu país, se pode dar a própria autorização: entre os 13 e os 16 anos. ' +
      'Se tens menos, primeiro é preciso a autorização da mãe, do pai ou de quem tem a tutela. As crianças dos 6 aos 12 anos nunca criam conta por si. ' +
      'As idades estão na página <a href="/page/privacy_children">Crianças e privacidade</a>.</p>' +
      '<h2>A tua conta</h2>' +
      '<p>Dá dados verdadeiros, guarda a palavra-passe só para ti e usa a tua conta só para ti. ' +
      'Não prejudiques outras pessoas nem o sítio; se alguém o fizer, podemos fechar a conta. ' +
      'Podes terminar a tua conta quando quiseres na página «Os teus dados»; depois tens 14 dias para mudar de ideias.</p>' +
      '<h2>Experiência e subscrição</h2>' +
      '<ul>' +
      '<li>A experiência é gratuita. Começa quando confirmas o teu endereço e dura 14 dias.</li>' +
      '<li>Depois, um quadrimestre (quatro meses) custa 14,99 dólares dos Estados Unidos e um ano 39,99. ' +
      'Se ao criares a conta vires outro preço, é esse que conta.</li>' +
      '<li>Se marcaste «Renovar automaticamente», o período que escolheste é cobrado no teu cartão quando a experiência termina, ' +
      'e outra vez no fim de cada período. Sem essa marca, o teu acesso termina depois da experiência, e nada é cobrado.</li>' +
      '<li>Para parar a renovação, não a marques ou escreve-nos antes do fim do período. O teu acesso dura então até ao fim do período.</li>' +
      '<li>Usa um cartão só se for teu ou se a pessoa a quem pertence estiver de acordo. ' +
      'Enquanto a página Planos disser «Modo de treino», nenhum cartão é debitado e só valem números de treino: nunca escrevas um cartão verdadeiro.</li>' +
      '<li>Quando o teu acesso terminar, continuas a poder ler as tuas pontuações.</li>' +
      '</ul>' +
      '<p>Com o código de uma escola, empresa ou associação não precisas de cartão. O teu acesso depende então dessa instituição.</p>' +
      '<h2>Nenhuma decisão sobre pessoas</h2>' +
      '<p>O Quartet não decide nada sobre ninguém. Ninguém pode usar pontuações ou nomes de perfis do Quartet para ordenar ou excluir pessoas: ' +
      'nem para contratar, nem para dar notas, nem para as colocar em turmas ou cursos. Isto obriga também as instituições.</p>' +
      '<h2>Textos e nomes</h2>' +
      '<p>O que escreves continua a ser teu. Guardamo-lo e só o mostramos a quem o pode ver; ' +
      'a página <a href="/page/privacy">Privacidade</a> diz quem é. ' +
      'O software do Quartet é livre: <a href="/page/about">O que é o Quartet</a> diz mais. ' +
      '«Learning Connections Inventory» é o nome de um instrumento que pertence a outros. ' +
      'As frases e os textos do Quartet são próprios.</p>' +
      '<h2>O que podemos e não podemos prometer</h2>' +
      '<p>Fazemos funcionar o Quartet com cuidado, mas não podemos prometer que esteja sempre disponível ou sem falhas. ' +
      'O teu perfil é um ponto de partida para planear, não um conselho sobre saúde, escola ou carreira. ' +
      'Na medida em que a lei o permite, só respondemos por danos que causemos de propósito ou por negligência grave, ' +
      'ou por faltarmos a um dever com que tens de poder contar. ' +
      'Nada aqui limita o que devemos por danos à vida ou à saúde, nem os direitos que tens como consumidor ou consumidora no teu país.</p>' +
      '<h2>Mudanças</h2>' +
      '<p>Esta página mostra sempre as condições em vigor. Uma mudança não toca num período que já pagaste. ' +
      'Quando for precisa a tua autorização, perguntamos-te primeiro.</p>',
  },
  {
    key: 'privacy',
    age_group_id: null,
    order: 1,
    title: 'Privacidade',
    body_html:
      '<p>Esta página diz o que o Quartet guarda sobre ti, para quê, quem o vê e durante quanto tempo. ' +
      '«Nós» quer dizer quem faz funcionar este sítio e é responsável pelos teus dados. ' +
      'Para nos contactares, responde a qualquer e-mail que este sítio te tenha enviado. ' +
      'Se entraste com o código de uma escola, empresa ou associação, também podes falar com ela: ' +
      'tratamos os teus dados para os fins dela, segundo um acordo que temos com ela. ' +
      'Para as crianças há <a href="/page/privacy_children">Crianças e privacidade</a>.</p>' +
      '<h2>O que guardamos</h2>' +
      '<ul>' +
      '<li><strong>Conta:</strong> o teu nome, endereço de e-mail, grupo de idade, país e língua. ' +
      'Dos 13 aos 21 anos também o ano em que fazes 18. Não te pedimos a data de nascimento. ' +
      'E, se quiseres e tiveres 13 anos ou mais, uma imagem e o que dizes sobre ti.</li>' +
      '<li><strong>Palavra-passe:</strong> só numa forma cifrada (hash), a partir da qual ninguém a pode ler.</li>' +
      '<li><strong>Questionário e perfil:</strong> as tuas respostas, quanto tempo cada frase esteve no ecrã, as tuas pontuações ' +
      'e o que escolhes e escreves no teu perfil. Tratamos tudo isto como dados sensíveis.</li>' +
      '<li><strong>Tarefas:</strong> o texto de cada tarefa que trazes para aqui, as palavras que marcas, as tuas notas ' +
      'e as estratégias que escolhes. A fotografia de uma tarefa é apagada assim que o texto é lido.</li>' +
      '<li><strong>Pagamento:</strong> o teu plano e as suas datas, a marca do teu cartão, os últimos quatro algarismos, ' +
      'o mês em que perde a validade e um código ao acaso em vez do número. ' +
      'O número do cartão e o código CVC nunca os guardamos.</li>' +
      '<li><strong>Autorizações:</strong> o que autorizaste, e quando.</li>' +
      '<li><strong>Segurança:</strong> quando iniciaste sessão e até quando ela vale; ' +
      'um registo de quem mudou o quê, com um nome ao acaso e sem as tuas respostas nem os teus textos; quem leu o teu perfil ' +
      'e para que endereço o enviaste; e, contra quem tenta adivinhar palavras-passe, ' +
      'quantas vezes se tentou um endereço de rede ou de e-mail, o que é apagado no prazo de dois dias.</li>' +
      '</ul>' +
      '<h2>Para quê</h2>' +
      '<p>Precisamos destes dados para te darmos a tua conta e o teu perfil, para manter o Quartet seguro e para fazer o que a lei exige. ' +
      'Três coisas só acontecem com a tua autorização: as pessoas que te acompanham na tua instituição veem as tuas pontuações, ' +
      'recebes lembretes por e-mail, e as tuas respostas contam, sem o teu nome, em estatísticas de investigação. ' +
      'Não há publicidade nem rastreio, e não vendemos nada. Nenhuma máquina decide sobre ti.</p>' +
      '<h2>Quem o vê</h2>' +
      '<ul>' +
      '<li>Tu, e as poucas pessoas que fazem funcionar o Quartet, quando é preciso.</li>' +
      '<li>O pessoal da instituição com cujo código entraste: o teu nome, endereço de e-mail e grupo de idade, ' +
      'se terminaste o questionário, e os nomes e o estado das tuas tarefas. ' +
      'As tuas pontuações, o teu perfil e o que dizem as tuas tarefas, só se o autorizaste.</li>' +
      '<li>As pessoas a quem envias por e-mail o teu perfil ou um cartão de estratégias.</li>' +
      '<li>Se tens menos de 18 anos e estás numa conta de família: quem trata dela, também as tuas pontuações.</li>' +
      '<li>O serviço de e-mail e quem aloja este sítio, na medida em que trabalham para nós. ' +
      'Mais ninguém, a não ser que uma lei nos obrigue.</li>' +
      '</ul>' +
      '<h2>Durante quanto tempo</h2>' +
      '<ul>' +
      '<li>Uma conta que ninguém usa: 36 meses; a conta de uma criança, 12 meses. Escrevemos 30 dias antes de a apagar.</li>' +
      '<li>Uma conta criada com cartão cujo endereço nunca é confirmado: 7 dias.</li>' +
      '<li>Cada uma das respostas ao questionário: 24 meses. As pontuações: enquanto houver conta.</li>' +
      '<li>O registo, e quem leu ou recebeu o teu perfil: 12 meses. Um ficheiro com todos os teus dados: 7 dias. Inícios de sessão falhados e casos parecidos, com uma parte aproximada do endereço de rede: 30 dias. ' +
      'As cópias de segurança: 35 dias, por isso os dados apagados podem lá ficar esse tempo.</li>' +
      '<li>As notificações: 180 dias.</li>' +
      '<li>Os dados que temos para uma instituição: no máximo 60 dias depois do fim do nosso acordo com ela.</li>' +
      '<li>Os registos de pagamentos e autorizações: enquanto a lei o exigir.</li>' +
      '</ul>' +
      '<h2>No teu dispositivo</h2>' +
      '<p>As páginas não carregam nada de mais ninguém. O teu navegador guarda um código que mantém a tua sessão iniciada e que desaparece quando a terminas; ' +
      'dois cookies, uma marca que diz se tens a sessão iniciada e uma marca aleatória com que reconhecemos este dispositivo quando inicias sessão (durante meio ano); a tua língua, claro ou escuro e outras escolhas assim; ' +
      'o teu endereço de e-mail até o confirmares; as respostas e o trabalho numa tarefa que ainda não se puderam enviar; ' +
      'e, até fechares o separador, o que escreveste para criar a conta, sem o cartão nem a palavra-passe.</p>' +
      '<h2>Os teus direitos</h2>' +
      '<p>Podes ver os teus dados, receber uma cópia, pedir que sejam corrigidos ou apagados, opor-te a um uso deles ' +
      'e retirar cada autorização quando quiseres. A página «Os teus dados», ao fundo de cada ecrã, mostra o que guardamos, ' +
      'prepara uma cópia e apaga a tua conta. Para tudo o resto, escreve-nos, e fazemo-lo no prazo de 30 dias. ' +
      'Também podes apresentar queixa à autoridade de proteção de dados do teu país.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: 1,
    order: 1,
    title: 'O que o Quartet sabe de ti',
    body_html:
      '<p>O Quartet guarda algumas coisas sobre ti para poder funcionar. Aqui podes ler quais são.</p>' +
      '<h2>Primeiro, uma pessoa adulta diz que sim</h2>' +
      '<p>Ainda não tens 13 anos. Por isso, primeiro tem de dizer que sim uma pessoa adulta que cuida de ti. ' +
      'Às vezes pode ser a tua escola a dizer que sim. Então ela assinou um papel connosco. ' +
      'Antes do sim só guardamos uma alcunha tua, o endereço de e-mail da tua pessoa adulta ' +
      'e uma nota com a tua escola, grupo de idade, país e língua.</p>' +
      '<h2>O que guardamos depois</h2>' +
      '<p>O teu nome, as tuas respostas, quanto tempo olhaste para cada frase, as tuas pontuações, ' +
      'as frases que escolhes e as tarefas que escreves aqui. ' +
      'Guardamos a tua palavra-passe numa forma secreta que ninguém consegue ler.</p>' +
      '<h2>Quem pode ver</h2>' +
      '<ul>' +
      '<li>Tu podes.</li>' +
      '<li>Se entraste com a tua família: a pessoa adulta que trata da conta.</li>' +
      '<li>Se entraste com uma escola ou associação: as pessoas adultas de lá veem o teu nome, se já acabaste ' +
      'e como se chamam as tuas tarefas. Só veem as tuas pontuações e o que está nas tuas tarefas se a tua família ou as pessoas adultas da escola disseram que sim.</li>' +
      '<li>As pessoas que fazem funcionar o Quartet, quando é preciso.</li>' +
      '</ul>' +
      '<h2>O que aqui não há</h2>' +
      '<p>Nenhuma fotografia tua. Nenhum anúncio. Nenhuma ligação para redes sociais. Nenhuma página sobre empregos. Não podes procurar outras pessoas. ' +
      'A tua página não se envia por e-mail. Podes imprimi-la ou mostrá-la a uma pessoa adulta.</p>' +
      '<h2>Podes dizer que não queres mais</h2>' +
      '<p>Queres saber o que guardamos? Há alguma coisa errada? Queres que a apaguemos? ' +
      'Diz a uma pessoa adulta. Ela pode escrever-nos em qualquer dia.</p>',
  },
  {
    key: 'privacy_children',
    age_group_id: null,
    order: 1,
    title: 'Crianças e privacidade',
    body_html:
      '<p>Esta página é para mães, pais e quem tem a tutela. Diz o que vale para as crianças, além do que está em ' +
      '<a href="/page/privacy">Privacidade</a>. «Nós» quer dizer quem faz funcionar este sítio. ' +
      'Para nos contactar, responda a qualquer e-mail que este sítio lhe tenha enviado, ou pergunte na escola.</p>' +
      '<h2>Quando é precisa a sua autorização</h2>' +
      '<p>Para todas as crianças dos 6 aos 12 anos, a não ser que a escola a dê em seu lugar (ver abaixo). ' +
      'As crianças desta idade nunca criam conta por si: entram com o código de uma escola. ' +
      'A entrada através de uma família ainda está em preparação.</p>' +
      '<p>A partir dos 13, podem dar a própria autorização quando chegarem à idade do seu país:</p>' +
      '<ul>' +
      '<li><strong>13:</strong> Estados Unidos, Malta, Portugal</li>' +
      '<li><strong>14:</strong> Espanha, Itália</li>' +
      '<li><strong>15:</strong> Grécia</li>' +
      '<li><strong>16:</strong> Alemanha e todos os outros países</li>' +
      '</ul>' +
      '<p>Assim, aos 14 anos pode criar-se conta por si em Itália, mas na Alemanha é precisa a sua autorização.</p>' +
      '<h2>O que acontece antes da autorização</h2>' +
      '<p>Escrevemos-lhe um e-mail, e a conta espera. De uma criança dos 6 aos 12 anos só guardamos então uma alcunha e o seu endereço de e-mail, ' +
      'com uma nota sobre a escola, o grupo de idade, o país e a língua. A conta de quem tem mais idade só abre páginas de ajuda. ' +
      'Ainda ninguém pode responder ao questionário. Se disser que não, ou não responder, apagamos o que foi guardado para o pedido. ' +
      'Se disser que sim, registamos quem autorizou, como, quando e que palavras.</p>' +
      '<h2>Quando é a escola a autorizar</h2>' +
      '<p>Uma escola só pode autorizar em seu lugar se tiver assinado connosco um acordo de tratamento de dados. ' +
      'Então só usamos os dados para os fins da escola e como ela nos diz. ' +
      'Se a escola deixou a decisão às famílias, a conta de cada criança espera por si.</p>' +
      '<h2>O que as crianças dos 6 aos 12 anos não podem fazer aqui</h2>' +
      '<ul>' +
      '<li>mostrar uma fotografia sua</li>' +
      '<li>enviar o seu perfil por e-mail; podem imprimi-lo ou mostrá-lo</li>' +
      '<li>usar ligações para redes sociais</li>' +
      '<li>procurar contactos</li>' +
      '<li>ver publicidade, páginas sobre carreiras ou um perfil de trabalho</li>' +
      '</ul>' +
      '<p>Isto vale sejam quais forem os direitos da conta.</p>' +
      '<h2>Os seus direitos</h2>' +
      '<p>Pode ver quando quiser o que guardamos sobre a criança, pedir que seja corrigido ou apagado, recusar que se continue a usar ' +
      'e retirar a sua autorização. Responda ao nosso e-mail ou peça à escola; fazemo-lo assim que pudermos, no máximo em 30 dias. ' +
      'Não passamos nada a outros para fins deles. Se isso alguma vez mudasse, perguntávamos-lhe à parte. ' +
      'Apagamos a conta de uma criança que ninguém usou durante 12 meses, e escrevemos 30 dias antes.</p>',
  },
  {
    key: 'evidence',
    age_group_id: null,
    order: 1,
    title: 'O que se sabe e o que não se sabe',
    body_html:
      '<p>O teu perfil descreve como dizes que costumas fazer as tarefas. É um ponto de partida para planear ' +
      'e pode mudar com o tempo e o lugar.</p>' +
      '<h2>O que se sabe</h2>' +
      '<p>As revisões não encontraram provas suficientes de que se aprenda melhor quando o ensino se adapta a um estilo (1, 2). ' +
      'Adaptá-lo pode até fazer mal. No entanto, numa revisão de 37 estudos, 89% de quem ensina acreditava nisso (3). ' +
      'Aprender a planear, a observar e a avaliar o próprio trabalho tem bom apoio (4).</p>' +
      '<h2>O que não se sabe</h2>' +
      '<p>Não conhecemos nenhum estudo que mostre que este questionário melhora o desempenho de uma equipa. ' +
      'Ainda não se estudou até que ponto as nossas próprias frases são fiáveis. ' +
      'Não há normas, por isso ninguém é comparado com outras pessoas.</p>' +
      '<p>Os graus sugeridos para uma tarefa vêm de palavras-chave e de uma tabela. Um modelo de linguagem escreveu e avaliou os textos com que foram criados e medidos: em inglês, cerca de um em cada três graus sugeridos está errado. Sem tabela, como por agora em todas as outras línguas, era cerca de metade. Ainda nenhuma pessoa os avaliou.</p>' +
      '<h2>Fontes</h2>' +
      '<ol>' +
      '<li>Coffield et al. 2004, Learning and Skills Research Centre</li>' +
      '<li>Pashler et al. 2008, Psychological Science in the Public Interest 9</li>' +
      '<li>Newton e Salvi 2020, Frontiers in Education 5:602451</li>' +
      '<li>Stanton et al. 2021, CBE Life Sciences Education, 20-12-0289</li>' +
      '</ol>',
  },
  {
    key: 'about',
    age_group_id: null,
    order: 1,
    title: 'O que é o Quartet',
    body_html:
      '<p>O Quartet é um apoio à aprendizagem para pessoas a título individual, escolas e empresas. ' +
      'Respondes a 28 frases curtas e a três perguntas abertas e recebes um perfil de como dizes que costumas fazer as tarefas.</p>' +
      '<h2>Os quatro padrões</h2>' +
      '<ul>' +
      '<li><strong>Sequência:</strong> ordem e planeamento</li>' +
      '<li><strong>Precisão:</strong> factos e pormenores</li>' +
      '<li><strong>Raciocínio técnico:</strong> utilidade e mãos na massa</li>' +
      '<li><strong>Confluência:</strong> ideias e caminhos novos</li>' +
      '</ul>' +
      '<p>Toda a gente tem os quatro. O que muda é quanto usas cada um: «Uso logo», «Uso se for preciso» ou «Evito». ' +
      'Nenhum destes graus é melhor do que outro.</p>' +
      '<h2>O que o Quartet não é</h2>' +
      '<p>Não é um teste de capacidades nem de inteligência, não é um diagnóstico, nem uma maneira de escolher pessoas ou carreiras. ' +
      'Não promete que aprendas melhor com um ensino «à tua maneira». ' +
      'O que diz a investigação está na página <a href="/page/evidence">O que se sabe e o que não se sabe</a>.</p>' +
      '<h2>Software livre</h2>' +
      '<p>O Quartet é software livre sob a GNU Affero General Public License, versão 3 ou posterior (AGPL-3.0-or-later). ' +
      'Qualquer pessoa o pode usar, estudar, mudar e partilhar segundo essa licença. ' +
      'O código-fonte da versão que funciona aqui está aberto para ti: pede-o a quem faz funcionar este sítio.</p>' +
      '<h2>O nome do questionário</h2>' +
      '<p>«Learning Connections Inventory» é o nome de um instrumento que pertence a outros. ' +
      'Todas as frases e todos os textos do Quartet foram escritos para o Quartet; nenhum vem desse instrumento. ' +
      'Quem faz funcionar um sítio pode mostrar outro nome.</p>',
  },
  {
    key: 'accessibility',
    age_group_id: null,
    order: 1,
    title: 'Acessibilidade',
    body_html:
      '<p>Toda a gente deve poder usar o Quartet. O nosso objetivo é o nível AA das Web Content Accessibility Guidelines (WCAG) 2.2.</p>' +
      '<h2>O que funciona</h2>' +
      '<ul>' +
      '<li>Tudo se pode fazer só com o teclado. No questionário, as teclas 1 a 5 escolhem uma resposta.</li>' +
      '<li>As páginas podem aumentar-se até 200% e cabem num telemóvel pequeno.</li>' +
      '<li>Há um aspeto claro e um escuro. As partes que se mexem ficam paradas se o teu dispositivo pedir menos movimento.</li>' +
      '<li>Nas línguas que se escrevem da direita para a esquerda, a página inteira fica em espelho.</li>' +
      '<li>Um padrão tem a sua forma, a sua letra e o seu nome, além da cor.</li>' +
      '<li>Para criar conta não é preciso resolver nenhum enigma com imagens ou sons.</li>' +
      '<li>Não há pressa: cada resposta fica logo guardada, e tens 30 dias para terminar.</li>' +
      '<li>Um botão lê em voz alta as frases, as perguntas, os resultados e páginas como esta, e vai seguindo as palavras. ' +
      'No questionário, uma pessoa também pode ler para ti.</li>' +
      '</ul>' +
      '<h2>O que ainda não funciona</h2>' +
      '<ul>' +
      '<li>As vozes que leem em voz alta são claras, mas não são bonitas.</li>' +
      '<li>Só o questionário, os textos sobre os seus resultados e algumas páginas têm uma versão em palavras mais fáceis para crianças. ' +
      'Não há nenhuma em língua gestual.</li>' +
      '<li>Não conhecemos nenhuma auditoria independente. Um programa procura barreiras nos ecrãs, mas não as encontra todas.</li>' +
      '</ul>' +
      '<h2>Diz-nos</h2>' +
      '<p>Se alguma coisa te impede de entrar, responde a qualquer e-mail que este sítio te tenha enviado. ' +
      'Diz-nos que página era, o que querias fazer e o que usas para ler o ecrã. ' +
      'Se entraste com uma escola, empresa ou associação, também podes dizer-lhe.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 1,
    order: 1,
    title: 'Como te ajuda o LCI',
    body_html:
      '<p>O LCI é a lista de frases curtas a que respondes aqui. Das tuas respostas sai uma página sobre ti. Chama-se o teu perfil.</p>' +
      '<h2>Para que serve</h2>' +
      '<p>Vemos quatro maneiras de fazer um trabalho. Chamam-se padrões: Sequência, Precisão, Raciocínio técnico e Confluência. ' +
      'Toda a gente tem os quatro. O teu perfil mostra quais usas logo, quais usas se for preciso ' +
      'e quais preferes deixar de lado. Nenhum é melhor do que outro. Pode mudar.</p>' +
      '<h2>O que podes fazer com ele</h2>' +
      '<ul>' +
      '<li>Lê-o com uma pessoa adulta. Que frases têm a ver contigo?</li>' +
      '<li>Pensa num trabalho, como os trabalhos de casa ou fazer uma mochila. O que fazes primeiro? Em que te podia servir uma ajuda?</li>' +
      '<li>Quando o trabalho estiver feito, olha para trás. O que ajudou? O que vais experimentar da próxima vez?</li>' +
      '</ul>' +
      '<h2>O que não pode fazer</h2>' +
      '<p>Não dá mais inteligência, e não diz no que tens jeito. Dá-te palavras para falares de como fazes as coisas. ' +
      'Experimenta com uma tarefa tua: escreve-a na página «Tarefas da escola» e vê que palavras se iluminam.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 2,
    order: 1,
    title: 'Como te ajuda o LCI',
    body_html:
      '<p>O LCI é um questionário: dizes com que frequência 28 frases valem para ti. Das tuas respostas sai o teu perfil.</p>' +
      '<h2>Para que serve um perfil</h2>' +
      '<p>Dá-te palavras para uma coisa que costuma acontecer sem se pensar: como começas uma tarefa, a que recorres primeiro ' +
      'e o que adias. Mostra quanto usas cada um de quatro padrões. Tens os quatro, e nenhum é melhor do que outro.</p>' +
      '<h2>O que podes fazer com ele</h2>' +
      '<ul>' +
      '<li>Confirma-o. Lê as frases e vê quais têm a ver contigo. Se uma descrição não te serve, podes discordar dela.</li>' +
      '<li>Antes de uma tarefa, pergunta o que ela pede: um plano, factos exatos, experimentar, uma ideia nova? ' +
      'Se for um padrão que evitas, decide o que te pode ajudar.</li>' +
      '<li>Depois, pergunta o que resultou e o que vais fazer de outra maneira.</li>' +
      '</ul>' +
      '<p>Nas páginas das tarefas podes decifrar uma tarefa palavra por palavra: as palavras iluminam-se nas cores dos padrões, ' +
      'comparas o que ela pede com o que costumas fazer e escolhes estratégias para ela.</p>' +
      '<h2>O que não pode fazer</h2>' +
      '<p>Não mede a tua inteligência nem diz que profissão escolher, e não é razão para saltar uma disciplina. ' +
      'O que diz a investigação está em <a href="/page/evidence">O que se sabe e o que não se sabe</a>.</p>',
  },
  {
    key: 'lci_help_you',
    age_group_id: 3,
    order: 1,
    title: 'Como te ajuda o LCI',
    body_html:
      '<p>O LCI é um questionário de 28 frases e três perguntas abertas. Das tuas respostas sai um perfil: ' +
      'uma descrição de como dizes que costumas fazer as tarefas.</p>' +
      '<h2>Para que serve um perfil</h2>' +
      '<p>Muito da maneira como começamos, planeamos e acabamos as coisas é hábito. Um perfil põe esse hábito em palavras, em quatro padrões, ' +
      'para que possas pensar nele, falar dele e às vezes escolher outro caminho. ' +
      'Toda a gente tem os quatro padrões, e nenhum grau de uso é melhor do que outro.</p>' +
      '<h2>O que fazer com ele</h2>' +
      '<ul>' +
      '<li>Compara-o com a tua experiência. Lê as frases e vê quais têm a ver contigo.</li>' +
      '<li>Antes de uma tarefa, pergunta que padrões ela pede, e o que te pode ajudar com um que tens tendência para evitar.</li>' +
      '<li>Depois, olha para trás: o que resultou, e o que mudarias?</li>' +
      '</ul>' +
      '<p>Nas páginas das tarefas podes decifrar uma tarefa palavra por palavra: as palavras iluminam-se nas cores dos padrões, ' +
      'comparas o que ela pede com o que costumas fazer e escolhes estratégias para ela.</p>' +
      '<h2>O que não pode fazer</h2>' +
      '<p>Não mede capacidades, e não deve decidir uma carreira. Um perfil, por si só, não melhora nada; ' +
      'planear, observar e avaliar o próprio trabalho pode melhorar. ' +
      'O que diz a investigação está em <a href="/page/evidence">O que se sabe e o que não se sabe</a>.</p>',
  },
  {
    key: 'videos',
    age_group_id: null,
    order: 1,
    title: 'Vídeos',
    body_html:
      '<p>Eis o caminho pelo Quartet em palavras, em cinco passos curtos.</p>' +
      '<ol>' +
      '<li><strong>Prepara-te.</strong> Escolhe um momento calmo, depois de descansares. Isto não é um teste.</li>' +
      '<li><strong>Responde.</strong> Lê 28 frases curtas e diz com que frequência cada uma vale para ti. Seguem-se três perguntas abertas. ' +
      'Podes parar quando quiseres e continuar no prazo de 30 dias.</li>' +
      '<li><strong>Lê o teu perfil.</strong> Mostra quanto usas cada um de quatro padrões: Sequência, Precisão, ' +
      'Raciocínio técnico e Confluência.</li>' +
      '<li><strong>Confirma-o.</strong> Vê que frases têm a ver contigo. Se estás perto de uma linha, lê as duas descrições.</li>' +
      '<li><strong>Usa-o.</strong> Antes de uma tarefa, pensa no que ela pede e no que te pode ajudar. ' +
      'Depois, olha para trás e vê o que resultou.</li>' +
      '</ol>',
  },
]
