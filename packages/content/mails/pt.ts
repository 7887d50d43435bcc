import type { MailName } from '@quartet/domain/mails.ts'
import type { MailText } from './mail.ts'

const greeting = 'Olá, {{first_name}}!'
const closing = ['Com os melhores cumprimentos', 'Quartet']

/** Below every mail. */
export const footer =
  'O Quartet ajuda-te a ver como abordas as tarefas e o que cada tarefa te pede.'

// shared by the mails with which people share something
const onlyForYou = 'O anexo é só para ti. Não o passes a outras pessoas, por favor.'
const fromSender = '{{sender}} escreveu-te:'
/** Why the recipient gets it: the sender entered the address, or it is staff of the person. */
const shareReasons = {
  address:
    'Este e-mail foi enviado uma só vez, porque {{sender}} escreveu o teu endereço em {{site}}. Se não conheces esta pessoa, apaga-o, por favor. Se não queres e-mails destes, contacta {{contact}}.',
  staff: 'Este e-mail foi enviado uma só vez, porque na tua instituição acompanhas {{person}}.',
}
/** Where the answers go: a child, and an address that nobody confirmed, get none. */
const shareReplies = {
  sender: 'As respostas vão para {{sender}}.',
  nobody: 'As respostas a este e-mail não chegam a {{sender}}: é melhor falar pessoalmente.',
}

export const mails = {
  verify_code: {
    subject: 'O teu código para o Quartet',
    greeting: 'Olá!',
    paragraphs: ['Escreve este código para confirmares o teu endereço. Vale durante 30 minutos.'],
    closing: ['Se não o pediste, podes ignorar este e-mail.', ...closing],
  },
  welcome: {
    subject: 'Damos-te as boas-vindas ao Quartet',
    greeting,
    paragraphs: [
      'O teu endereço está confirmado e a tua conta está pronta.',
      'O próximo passo é o questionário: 28 frases curtas e três perguntas abertas. Não é um teste. Demora cerca de 10 minutos; escolhe um momento calmo, depois de descansares.',
    ],
    button: 'Começar o questionário',
    closing,
  },
  invited: {
    subject: 'Foi criada uma conta no Quartet para ti',
    greeting,
    paragraphs: [
      'Alguém que administra o Quartet criou uma conta para ti. Com esta ligação escolhes a tua palavra-passe. Serve uma só vez, no prazo de sete dias.',
    ],
    button: 'Escolher uma palavra-passe',
    closing: [
      'Se não esperavas isto, podes ignorar este e-mail: sem a ligação ninguém entra.',
      ...closing,
    ],
  },
  password_reset: {
    subject: 'Escolhe uma palavra-passe nova para o Quartet',
    greeting,
    paragraphs: [
      'Com esta ligação podes escolher uma palavra-passe nova. Serve uma só vez, no prazo de uma hora.',
    ],
    button: 'Escolher uma palavra-passe nova',
    closing: [
      'Se não a pediste, podes ignorar este e-mail: a tua palavra-passe fica como está.',
      ...closing,
    ],
  },
  password_changed: {
    subject: 'A tua palavra-passe do Quartet foi mudada',
    greeting,
    paragraphs: [
      'A palavra-passe da tua conta acaba de ser mudada, e a sessão foi terminada em todos os dispositivos.',
      'Se não foi por ti, escolhe já uma palavra-passe nova com «Esqueceste-te da palavra-passe?» na página de início de sessão.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  account_deletion_scheduled: {
    subject: 'A tua conta no Quartet vai ser apagada: {{date}}',
    greeting,
    paragraphs: [
      'Há muito tempo que não usas a tua conta. Só guardamos uma conta enquanto é usada, por isso a tua vai ser apagada nesta data: {{date}}. Com ela desaparecem as tuas respostas, os teus resultados e as tuas próprias frases.',
      'Se quiseres ficar com ela, inicia sessão uma vez antes desse dia. Se já não precisas dela, não tens de fazer nada.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  already_registered: {
    subject: 'Já tens uma conta no Quartet',
    greeting,
    paragraphs: [
      'Alguém, provavelmente tu, tentou criar uma conta com este endereço. Ele já tem uma conta, por isso não foi criada outra.',
      'Inicia sessão com a tua palavra-passe, ou escolhe uma nova com «Esqueceste-te da palavra-passe?» na página de início de sessão.',
    ],
    button: 'Iniciar sessão',
    closing: ['Se não foste tu, não tens de fazer nada.', ...closing],
  },
  // consent: to parents and guardians (formal address), and to the young person waiting for them
  consent_request: {
    subject: 'Pedimos a sua autorização',
    greeting: 'Bom dia,',
    paragraphs: [
      'Uma pessoa jovem que usa o nome {{name}} gostaria de usar o Quartet e deu-nos o seu endereço como o da mãe, do pai ou de quem tem a tutela.',
      'O Quartet é um apoio à aprendizagem. Apresenta 28 frases curtas e três perguntas abertas e mostra como se costuma fazer as tarefas. Não é um teste.',
      'Onde vivem, primeiro é preciso a autorização da mãe, do pai ou de quem tem a tutela. Na página da ligação lê o que se guardaria e quem o veria. Depois autoriza ou não. Abrir a ligação não decide nada.',
    ],
    button: 'Ler e decidir',
    closing: [
      'A ligação vale durante 14 dias. Sem resposta, tudo o que diz respeito a este pedido é apagado. Se não conhece esta pessoa, não autorize ou não faça nada.',
      'Pedimos-lhe que não reencaminhe este e-mail à pessoa jovem: a decisão é sua.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Pedimos a sua autorização',
    greeting: 'Bom dia,',
    paragraphs: [
      'Uma pessoa jovem que usa o nome {{name}} gostaria de usar o Quartet com {{institution}} e deu-nos o seu endereço como o da mãe, do pai ou de quem tem a tutela.',
      'O Quartet é um apoio à aprendizagem. Apresenta 28 frases curtas e três perguntas abertas e mostra como se costuma fazer as tarefas. Não é um teste.',
      'Primeiro é preciso a autorização da mãe, do pai ou de quem tem a tutela. Na página da ligação lê o que se guardaria e quem o veria. Depois autoriza ou não. Abrir a ligação não decide nada.',
    ],
    button: 'Ler e decidir',
    closing: [
      'A ligação vale durante 14 dias. Sem resposta, tudo o que diz respeito a este pedido é apagado. Se não conhece esta pessoa, não autorize ou não faça nada.',
      'Pedimos-lhe que não reencaminhe este e-mail à pessoa jovem: a decisão é sua.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Agradecemos a sua autorização',
    greeting: 'Bom dia,',
    paragraphs: [
      'Autorizou que {{name}} use o Quartet. A conta está agora aberta.',
      'Guarde, por favor, este e-mail. Com a ligação pode ler o que autorizou, ver e guardar o que o Quartet guarda sobre {{name}} e retirar a autorização quando quiser. Passados 30 dias, a ligação propõe enviar-lhe uma nova.',
    ],
    button: 'Ver ou retirar a minha autorização',
    closing,
  },
  joining_request: {
    subject: '{{name}} gostaria de entrar numa instituição',
    greeting: 'Bom dia,',
    paragraphs: [
      '{{name}} tem uma conta no Quartet com a sua autorização e gostaria de entrar em {{institution}}.',
      'A decisão é sua. Na página da ligação lê quem veria o quê. Depois autoriza ou não. Abrir a ligação não decide nada.',
    ],
    button: 'Ler e decidir',
    closing: [
      'A ligação é válida durante 14 dias. Se não autorizar ou não responder, {{name}} não entra e a conta fica como está.',
      'Por favor, não reencaminhe este e-mail a {{name}}: a decisão é sua.',
      ...closing,
    ],
  },
  joining_confirmed: {
    subject: 'Agradecemos a sua autorização',
    greeting: 'Bom dia,',
    paragraphs: [
      'Autorizou a entrada de {{name}} em {{institution}} no Quartet.',
      'Guarde, por favor, este e-mail. Com a ligação pode pôr fim à adesão quando quiser. A conta mantém-se.',
    ],
    button: 'Ver ou retirar a minha autorização',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Agradecemos a sua autorização',
    greeting: 'Bom dia,',
    paragraphs: [
      'Autorizou que {{name}} use o Quartet. A conta está pronta: {{name}} inicia sessão com o endereço {{email}} e a palavra-passe que escolheu.',
      'Guarde, por favor, este e-mail. Com a ligação pode ler o que autorizou, ver e guardar o que o Quartet guarda sobre {{name}} e retirar a autorização quando quiser. Passados 30 dias, a ligação propõe enviar-lhe uma nova.',
    ],
    button: 'Ver ou retirar a minha autorização',
    closing,
  },
  consent_address_taken: {
    subject: 'Mais um passo: é preciso outro endereço',
    greeting: 'Bom dia,',
    paragraphs: [
      'Autorizou que {{name}} use o Quartet. Ainda não foi possível criar a conta: o endereço {{email}} já pertence a uma conta, e cada conta precisa de um endereço próprio.',
      'Abra, por favor, a ligação outra vez, escolha outro endereço e volte a confirmar. Até lá não se cria nada.',
    ],
    button: 'Escolher outro endereço',
    closing,
  },
  guardian_link: {
    subject: 'A sua nova ligação para a conta de {{name}}',
    greeting: 'Bom dia,',
    paragraphs: [
      'Aqui está a nova ligação que pediu. Com ela pode ver o que o Quartet guarda sobre {{name}}, guardar uma cópia e retirar a sua autorização. Funciona durante 30 dias; a anterior já não funciona.',
    ],
    button: 'Abrir a página',
    closing: [
      'Se não foi o seu pedido, não precisa de fazer nada. Por favor, não reencaminhe este e-mail.',
      ...closing,
    ],
  },
  consent_withdrawn: {
    subject: 'Retirou a sua autorização',
    greeting: 'Bom dia,',
    paragraphs: [
      'Retirou a sua autorização para {{name}}. A conta está fechada, a sessão foi terminada em todos os dispositivos e em nenhuma instituição alguém vê as pontuações.',
      'No prazo de 14 dias pode voltar a dar a autorização com a mesma ligação. Depois disso, a conta e tudo o que ela contém são apagados.',
    ],
    button: 'Ler ou voltar a autorizar',
    closing,
  },
  teen_consent_given: {
    subject: 'A tua conta está aberta',
    greeting,
    paragraphs: [
      'Boas notícias: a tua mãe, o teu pai ou quem tem a tutela deu a autorização. Podes iniciar sessão e começar o questionário quando quiseres.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  teen_consent_refused: {
    subject: 'A tua conta foi apagada',
    greeting,
    paragraphs: [
      'A tua mãe, o teu pai ou quem tem a tutela não autorizou que uses o Quartet. Por isso a tua conta e tudo o que tínhamos sobre ti foram apagados.',
      'Se quiseres saber porquê, conversem sobre isso. Se mais tarde quiseres voltar, temos muito gosto.',
    ],
    closing,
  },
  // profile: to a recipient who may not know the product; the file is attached
  profile_share: {
    subject: '{{sender}} partilha contigo um perfil de aprendizagem',
    greeting: 'Olá!',
    paragraphs: [
      '{{from}} envia-te o seu próprio perfil de aprendizagem do Quartet. Está no ficheiro em anexo.',
      'Descreve como {{sender}} diz que costuma fazer as tarefas, em quatro padrões. É um ponto de partida para conversar e para planear, e pode mudar com o tempo e o lugar. Não é um teste e não diz nada sobre capacidades.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  profile_share_of: {
    subject: '{{sender}} partilha contigo o perfil de aprendizagem de {{person}}',
    greeting: 'Olá!',
    paragraphs: [
      '{{from}} envia-te o perfil de aprendizagem de {{person}} do Quartet. Está no ficheiro em anexo.',
      'Descreve como {{person}} diz que costuma fazer as tarefas, em quatro padrões. É um ponto de partida para conversar e para planear, e pode mudar com o tempo e o lugar. Não é um teste e não diz nada sobre capacidades.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share: {
    subject: '{{sender}} partilha contigo uma tarefa',
    greeting: 'Olá!',
    paragraphs: [
      '{{from}} envia-te do Quartet uma tarefa com as suas próprias estratégias. Está no ficheiro em anexo.',
      'Os quatro padrões que lá estão descrevem como {{sender}} diz que costuma fazer as tarefas. Não são um teste e não dizem nada sobre capacidades.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share_of: {
    subject: '{{sender}} partilha contigo uma tarefa de {{person}}',
    greeting: 'Olá!',
    paragraphs: [
      '{{from}} envia-te do Quartet uma tarefa de {{person}} com as estratégias para ela. Está no ficheiro em anexo.',
      'Os quatro padrões que lá estão descrevem como {{person}} diz que costuma fazer as tarefas. Não são um teste e não dizem nada sobre capacidades.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  pwp_share: {
    subject: '{{sender}} partilha contigo um perfil de trabalho',
    greeting: 'Olá!',
    paragraphs: [
      '{{from}} envia-te o seu próprio Perfil pessoal de trabalho do Quartet. Está no ficheiro em anexo.',
      'Descreve como {{sender}} diz que costuma fazer as tarefas, em quatro padrões, e o que {{sender}} escolheu dizer sobre trabalhar em conjunto. Pode mudar com o tempo e o lugar. Compara hábitos, não capacidades, e não pode servir para ordenar pessoas nem para decidir quem se contrata.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  guardian_share: {
    subject: '{{sender}} partilhou consigo uma página do Quartet',
    greeting: 'Bom dia,',
    paragraphs: [
      '{{from}} quer mostrar-lhe uma página sobre a sua maneira de fazer as tarefas. Está no ficheiro em anexo.',
      'É um ponto de partida para conversar e pode mudar com o tempo e o lugar. Não é um teste e não diz nada sobre capacidades.',
      'O anexo é só para si. Por favor, não o passe a outras pessoas.',
    ],
    message: fromSender,
    closing: [
      'Este e-mail foi enviado uma só vez, porque deu o seu consentimento para a conta de {{person}} em {{site}}. Se for um engano, contacte {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  guardian_share_of: {
    subject: '{{sender}} partilhou consigo uma página do Quartet',
    greeting: 'Bom dia,',
    paragraphs: [
      '{{from}} quer mostrar-lhe uma página sobre a maneira como {{person}} faz as tarefas. Está no ficheiro em anexo.',
      'É um ponto de partida para conversar e pode mudar com o tempo e o lugar. Não é um teste e não diz nada sobre capacidades.',
      'O anexo é só para si. Por favor, não o passe a outras pessoas.',
    ],
    message: fromSender,
    closing: [
      'Este e-mail foi enviado uma só vez, porque deu o seu consentimento para a conta de {{person}} em {{site}}. Se for um engano, contacte {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  password_changed_here: {
    subject: 'A tua palavra-passe do Quartet foi mudada',
    greeting,
    paragraphs: [
      'A palavra-passe da tua conta acaba de ser mudada. Nos outros dispositivos a sessão foi terminada.',
      'Se não foi por ti, escolhe já uma palavra-passe nova com «Esqueceste-te da palavra-passe?» na página de início de sessão.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  password_set: {
    subject: 'Foi definida uma palavra-passe de uso único para a tua conta no Quartet',
    greeting,
    paragraphs: [
      'Quem administra a tua conta acaba de definir uma palavra-passe de uso único, e a sessão foi terminada em todos os dispositivos.',
      'Serve uma só vez, até {{date}}: quem entrar com ela tem de escolher uma palavra-passe nova e antes disso não vê nada teu.',
      'Se não o pediste, escolhe uma palavra-passe tua com «Esqueceste-te da palavra-passe?» na página de início de sessão, e pergunta a quem administra.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  sign_in_linked: {
    subject: 'Uma nova forma de entrar no Quartet',
    greeting,
    paragraphs: [
      'Agora também podes iniciar sessão com a conta {{email}} de outro serviço.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  sign_in_unlinked: {
    subject: 'Foi retirada uma forma de entrar no Quartet',
    greeting,
    paragraphs: [
      'A conta {{email}} de outro serviço já não abre a tua conta no Quartet.',
      'Talvez a associação tenha sido retirada por ti ou pela tua instituição. Entra com o teu e-mail e a palavra-passe; se não tens nenhuma, escolhe «Esqueceste-te da palavra-passe?». Os teus resultados continuam lá.',
      'Se não sabes porque foi retirada, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  second_factor_added: {
    subject: 'Início de sessão em dois passos na tua conta do Quartet',
    greeting,
    paragraphs: [
      'Acaba de ser adicionada uma aplicação de autenticação ou uma chave de acesso. A partir de agora é precisa juntamente com a palavra-passe.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  second_factor_removed: {
    subject: 'O teu início de sessão em dois passos no Quartet mudou',
    greeting,
    paragraphs: [
      'Acaba de ser retirada uma aplicação de autenticação ou uma chave de acesso. Se era a última, agora basta a palavra-passe para abrir a conta.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  second_factor_reset: {
    subject: 'O teu início de sessão em dois passos no Quartet foi desligado',
    greeting,
    paragraphs: [
      'A administração desligou o início de sessão em dois passos da tua conta. Agora basta a palavra-passe; volta a configurá-lo.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  second_factor_guessed: {
    subject: 'Alguém está a tentar adivinhar os teus códigos do Quartet',
    greeting,
    paragraphs: [
      'Hoje alguém introduziu a tua palavra-passe e depois 10 códigos errados. A tua conta continua fechada.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  recovery_codes_new: {
    subject: 'Novos códigos de recuperação para a tua conta do Quartet',
    greeting,
    paragraphs: [
      'Acabam de ser criados novos códigos de recuperação. Os anteriores já não valem.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  recovery_code_used: {
    subject: 'Foi usado um código de recuperação da tua conta do Quartet',
    greeting,
    paragraphs: [
      'Alguém, provavelmente tu, acaba de iniciar sessão com a tua palavra-passe e um código de recuperação. Códigos que restam: {{count}}.',
      'Se não foi por ti, muda já a tua palavra-passe e verifica esta página.',
    ],
    button: 'Abrir a segurança',
    closing,
  },
  email_changed: {
    subject: 'O teu endereço de e-mail do Quartet foi mudado',
    greeting,
    paragraphs: [
      'A tua conta usa agora outro endereço de e-mail: {{name}}. Esta mensagem vai para o anterior.',
      'Se não foi por ti, contacta já quem gere este site.',
    ],
    closing,
  },
  email_change_taken: {
    subject: 'Este endereço já tem uma conta no Quartet',
    greeting,
    paragraphs: [
      'Alguém, provavelmente tu, tentou usar este endereço para outra conta do Quartet. Já tem uma, por isso nada mudou.',
    ],
    button: 'Iniciar sessão',
    closing: ['Se não foste tu, não precisas de fazer nada.', ...closing],
  },
  one_time_password_used: {
    subject: 'Foi usada uma palavra-passe de uso único da tua conta no Quartet',
    greeting,
    paragraphs: [
      'Alguém acaba de entrar com a palavra-passe de uso único que {{name}} tinha definido para ti, e escolheu com ela uma palavra-passe nova.',
      'Se não foi por ti, escolhe já uma palavra-passe nova com «Esqueceste-te da palavra-passe?» na página de início de sessão, e avisa a tua escola ou instituição.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  account_deletion_asked: {
    subject: 'A tua conta no Quartet vai ser apagada: {{date}}',
    greeting,
    paragraphs: [
      'Pediste que a tua conta fosse apagada. Desaparece nesta data: {{date}}, e com ela as tuas respostas, os teus resultados e tudo o que escreveste.',
      'Até lá podes mudar de ideias: inicia sessão e escolhe «Manter a minha conta».',
      'Se não foste tu que pediste, inicia sessão, mantém a tua conta e muda a palavra-passe.',
    ],
    button: 'Manter a minha conta',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: 'A conta de {{name}} no Quartet vai ser apagada: {{date}}',
    greeting: 'Bom dia,',
    paragraphs: [
      'Autorizou que {{name}} use o Quartet. Agora {{name}} pediu que a conta seja apagada. Desaparece nesta data: {{date}}, com tudo o que contém.',
      'Não tem de fazer nada. Se a conta deve ficar, {{name}} pode iniciar sessão até esse dia e escolher «Manter a minha conta».',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'A tua conta no Quartet fica',
    greeting,
    paragraphs: [
      'Mudaste de ideias: a tua conta não é apagada, e tudo o que ela contém está como estava.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  school_admitted: {
    subject: 'A tua conta está aberta',
    greeting,
    paragraphs: [
      'Boas notícias: a tua escola deixou-te entrar. Podes iniciar sessão e começar o questionário quando quiseres.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  school_refused: {
    subject: 'A tua conta foi eliminada',
    greeting,
    paragraphs: [
      'A tua escola não te deixou entrar. Por isso, a tua conta e tudo o que tínhamos sobre ti foi eliminado.',
      'Se quiseres saber porquê, pergunta ao teu professor ou à tua professora.',
    ],
    closing,
  },
  institution_joined: {
    subject: 'Agora fazes parte de {{institution}}',
    greeting,
    paragraphs: [
      'No Quartet fazes agora parte de {{institution}} e o teu acesso vem daí. Quem a gere vê o teu nome e até onde chegaste. As tuas pontuações só são vistas se concordares.',
      'Se o teu próprio plano se renovava, suspendemos a renovação.',
    ],
    button: 'Ver a minha instituição',
    closing,
  },
  institution_left: {
    subject: 'Saíste de {{institution}}',
    greeting,
    paragraphs: [
      'No Quartet já não fazes parte de {{institution}}. Ali já não se vê nada sobre ti, e tudo o que fizeste continua a ser teu.',
      'Se não tiveres um plano próprio, podes usar tudo durante mais 14 dias.',
    ],
    button: 'Ver como continuar',
    closing,
  },
  seat_offered: {
    subject: 'Há um lugar para ti em {{institution}}',
    greeting,
    paragraphs: [
      'Estavas na lista de espera de {{institution}}. Agora tens um lugar reservado até {{date}}.',
      'Se não o ocupares até lá, passa para a pessoa seguinte.',
    ],
    button: 'Ocupar o lugar',
    closing,
  },
  facilitator_added: {
    subject: '{{facilitator}} vai acompanhar-te',
    greeting,
    paragraphs: [
      '{{facilitator}} acompanha-te agora no Quartet. Só vê as tuas pontuações e o teu perfil se concordares.',
    ],
    button: 'Decidir o que se vê',
    closing,
  },
  weekly_figures: {
    subject: 'Quartet esta semana: {{institution}}',
    greeting,
    paragraphs: [
      'É este o ponto da situação das pessoas de {{institution}} nesta semana.',
      'Questionário preenchido: {{inventory}} de {{people}}',
      'Perfil personalizado: {{profile}} de {{people}}',
      'Pelo menos uma tarefa descodificada: {{decoded}} de {{people}}',
      'Numa equipa: {{team}} de {{people}}',
    ],
    button: 'Abrir a visão geral',
    closing: ['Podes desativar este e-mail semanal na tua conta, em «Notificações».', ...closing],
  },
  admissions_waiting: {
    subject: 'Há alunos à espera de entrar ({{count}})',
    greeting,
    paragraphs: [
      'A tua escola dá a autorização pelos seus alunos. Por isso, alguém tem de confirmar pelo nome que são vossos antes de as contas abrirem. À espera neste momento: {{count}}.',
      'Deixa entrar quem conheces e recusa os restantes. Sem resposta, uma conta é eliminada ao fim de 14 dias.',
    ],
    button: 'Ver quem está à espera',
    closing,
  },
  erasure_ordered: {
    subject: 'A tua conta no Quartet foi fechada e será eliminada a {{date}}',
    greeting,
    paragraphs: [
      'A tua conta foi fechada. A {{date}} será eliminada, com as tuas respostas, os teus resultados e tudo o que escreveste. Até lá, ninguém pode entrar com ela.',
      'O motivo que nos foi indicado: {{reason}}',
      'Se tens alguma dúvida, ou achas que é um engano, fala com {{contact}} antes desse dia: até lá, a conta pode voltar a ser aberta com tudo o que contém.',
    ],
    reasons: {
      left: 'já não faz parte desta escola ou instituição.',
      asked: 'foi pedido.',
      mistake: 'a conta foi criada por engano.',
      other: 'outro motivo; é favor perguntar.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: 'A conta de {{name}} no Quartet será eliminada a {{date}}',
    greeting: 'Bom dia,',
    paragraphs: [
      'Deu o seu acordo para que {{name}} use o Quartet. A conta foi agora fechada. A {{date}} será eliminada, com tudo o que contém.',
      'O motivo que nos foi indicado: {{reason}}',
      'Não precisa de fazer nada. Se tiver alguma dúvida, ou achar que é um engano, fale com {{contact}} antes desse dia: até lá, a conta pode voltar a ser aberta.',
    ],
    reasons: {
      left: 'já não faz parte desta escola ou instituição.',
      asked: 'foi pedido.',
      mistake: 'a conta foi criada por engano.',
      other: 'outro motivo; é favor perguntar.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'A tua conta no Quartet fica',
    greeting,
    paragraphs: ['Afinal, a tua conta não será eliminada. Está tudo como estava e podes entrar.'],
    button: 'Iniciar sessão',
    closing,
  },
  erasure_undone_guardian: {
    subject: 'A conta de {{name}} no Quartet fica',
    greeting: 'Bom dia,',
    paragraphs: ['Afinal, a conta de {{name}} não será eliminada. Está tudo como estava.'],
    closing,
  },
  contract_ended: {
    subject:
      'O contrato de {{institution}} terminou: os dados dos membros serão eliminados a {{date}}',
    greeting: 'Bom dia,',
    paragraphs: [
      'O contrato de {{institution}} com o Quartet terminou. A {{date}} serão eliminadas as contas dos membros, com tudo o que contêm. As contas que as pessoas pagam por si ficam.',
      'Antes desse dia escrevemos aos membros, e aos pais ou tutores dos menores, para que todos possam guardar uma cópia dos seus dados.',
      'O contrato continua? Peça que seja prolongado antes desse dia: nada será eliminado, e avisamos toda a gente.',
    ],
    button: 'Ver a instituição',
    closing,
  },
  contract_erasure_soon: {
    subject: 'Os dados dos membros de {{institution}} serão eliminados a {{date}}',
    greeting: 'Bom dia,',
    paragraphs: [
      'O contrato de {{institution}} com o Quartet terminou. A {{date}} serão eliminadas as contas dos membros, com tudo o que contêm. Depois desse dia ninguém as pode recuperar.',
      'Escrevemos agora aos membros, e aos pais ou tutores dos menores, para que todos possam guardar uma cópia dos seus dados.',
      'O contrato continua? Peça que seja prolongado antes desse dia.',
    ],
    button: 'Ver a instituição',
    closing,
  },
  contract_continues: {
    subject: 'O contrato de {{institution}} continua',
    greeting: 'Bom dia,',
    paragraphs: [
      'O contrato de {{institution}} com o Quartet continua. As contas dos membros ficam e nada será eliminado. Os membros que já tinham sido avisados também recebem um e-mail.',
    ],
    button: 'Iniciar sessão',
    closing,
  },
  contract_erasure: {
    subject: 'A tua conta no Quartet será eliminada a {{date}}',
    greeting,
    paragraphs: [
      'O contrato de {{institution}} com o Quartet terminou. Por isso a tua conta será eliminada a {{date}}, com as tuas respostas, os teus resultados e tudo o que escreveste.',
      'Se queres ficar com os teus dados, guarda uma cópia antes desse dia: entra, abre «Os teus dados» e escolhe «Preparar os meus dados».',
      'Se tens alguma dúvida, fala com {{institution}}.',
    ],
    button: 'Guardar os meus dados',
    closing,
  },
  contract_erasure_guardian: {
    subject: 'A conta de {{name}} no Quartet será eliminada a {{date}}',
    greeting: 'Bom dia,',
    paragraphs: [
      'Autorizou {{name}} a usar o Quartet. O contrato de {{institution}} com o Quartet terminou. Por isso a conta será eliminada a {{date}}, com tudo o que contém.',
      'Não precisa de fazer nada. Se quiser ficar com os dados, guarde uma cópia antes desse dia: com a ligação do nosso e-mail mais recente que trazia uma, ou {{name}} depois de entrar, em «Os teus dados».',
    ],
    closing,
  },
  export_ready: {
    subject: 'Os teus dados estão prontos',
    greeting,
    paragraphs: [
      'Pediste tudo o que o Quartet guarda sobre ti. Está pronto: um ficheiro com uma página para ler e imprimir, e os mesmos dados para programas.',
      'Está em «Os teus dados», depois de iniciares sessão. Fica lá guardado durante 7 dias.',
    ],
    button: 'Descarregar os meus dados',
    closing: ['Se não foste tu que pediste, muda a palavra-passe, por favor.', ...closing],
  },
  roles_changed: {
    subject: 'Os teus papéis no Quartet mudaram',
    greeting,
    paragraphs: [
      'Uma pessoa que cuida da tua conta mudou os teus papéis no Quartet. O que é diferente podes ler em «Notificações».',
      'Se tiveres perguntas, fala com a administração.',
    ],
    button: 'Ver o que mudou',
    closing: ['Podes desligar este e-mail na tua conta, em «Notificações».', ...closing],
  },
  retake_due: {
    subject: 'Podes voltar a responder ao questionário',
    greeting,
    paragraphs: [
      'Passaram três meses desde o teu último questionário. Se quiseres, responde outra vez e vê o que dirias hoje.',
      'Não é um teste e não há pressa.',
    ],
    button: 'Abrir o meu perfil',
    closing: [
      'Recebes este e-mail porque permitiste lembretes. Podes desligá-los na tua conta, em «Notificações».',
      ...closing,
    ],
  },
  inventory_open: {
    subject: 'O teu questionário espera por ti',
    greeting,
    paragraphs: [
      'Ainda não acabaste o questionário sobre a forma como aprendes. Leva cerca de 20 minutos e podes fazer uma pausa quando quiseres.',
      'Não é um teste: não há respostas certas nem erradas.',
    ],
    button: 'Abrir o questionário',
    closing: ['Podes desligar estes lembretes na tua conta, em «Notificações».', ...closing],
  },
  retake_offered: {
    subject: 'Podes repetir o questionário',
    greeting,
    paragraphs: [
      'Convidamos-te a repetir o questionário sobre a forma como aprendes. Algumas respostas tornaram o teu último resultado um pouco menos seguro.',
      'Não é um teste e não fizeste nada de errado. Escolhe um momento calmo; até lá, conta o teu último resultado.',
    ],
    button: 'Abrir o meu perfil',
    closing: ['Podes desligar este e-mail na tua conta, em «Notificações».', ...closing],
  },
  // money
  trial_ending: {
    subject: 'O teu período de teste termina a {{day}}',
    greeting,
    paragraphs: [
      'O teu período de teste gratuito termina a {{day}}. Como a tua subscrição se renova automaticamente, nesse dia cobraremos {{amount}} no teu cartão.',
      'Se não quiseres, cancela antes: não pagas nada e o acesso simplesmente termina.',
    ],
    button: 'Abrir a minha subscrição',
    closing,
  },
  renewal_coming: {
    subject: 'A tua subscrição renova-se a {{day}}',
    greeting,
    paragraphs: [
      'A tua subscrição renova-se a {{day}}. Nesse dia cobraremos {{amount}} no teu cartão.',
      'Se não quiseres, cancela antes. Até lá manténs o acesso.',
    ],
    button: 'Abrir a minha subscrição',
    closing,
  },
  access_ending: {
    subject: 'O teu acesso termina a {{day}}',
    greeting,
    paragraphs: [
      'O teu acesso termina a {{day}} e nada será cobrado. Se quiseres continuar, renova a subscrição quando te der jeito: o tempo que ainda tens é somado.',
    ],
    button: 'Renovar a minha subscrição',
    closing,
  },
  access_expired: {
    subject: 'O teu acesso terminou',
    greeting,
    paragraphs: [
      'A tua subscrição terminou. Ainda podes ler o teu resultado, as tuas pontuações e os teus dados.',
      'Se quiseres voltar a usar tudo o resto, renova a subscrição.',
    ],
    button: 'Renovar a minha subscrição',
    closing,
  },
  payment_receipt: {
    subject: 'Recibo do teu pagamento',
    greeting,
    paragraphs: [
      'Obrigado. Recebemos o teu pagamento de {{amount}}. O número do teu recibo é {{number}}.',
      'O teu acesso vai agora até {{day}}. Encontras todos os recibos na página da subscrição.',
    ],
    button: 'Abrir a minha subscrição',
    closing,
  },
  payment_failed: {
    subject: 'O teu pagamento não foi feito',
    greeting,
    paragraphs: [
      'Não conseguimos cobrar {{amount}} no teu cartão. {{reason}}',
      'Manténs o acesso até {{day}}. Até lá voltaremos a tentar; também podes pagar já ou guardar outro cartão.',
    ],
    button: 'Pagar agora',
    closing,
    reasons: {
      card_declined: 'O teu banco recusou o cartão.',
      card_expired: 'O cartão expirou.',
      confirmation_needed: 'O teu banco quer que confirmes o pagamento.',
      not_completed: 'O pagamento não foi concluído.',
    },
  },
  // people who know each other
  contact_requested: {
    subject: '{{sender}} quer ter-te nos contactos',
    greeting,
    paragraphs: [
      '{{sender}} enviou-te um pedido de contacto.',
      'Os contactos podem trabalhar juntos em equipas, e cada pessoa vê o que a outra escreve sobre si. És tu que decides se aceitas.',
    ],
    button: 'Ver o pedido',
    closing,
  },
  contact_accepted: {
    subject: '{{sender}} já está nos teus contactos',
    greeting,
    paragraphs: ['{{sender}} aceitou: agora estão em contacto.'],
    button: 'Ver os meus contactos',
    closing,
  },
  contact_invitation: {
    subject: '{{sender}} quer ter-te nos contactos do Quartet',
    greeting,
    paragraphs: [
      '{{sender}} quer ter-te nos seus contactos no Quartet.',
      'Com a ligação podes aceitar ou recusar. Vale durante 14 dias, e abri-la não decide nada.',
      'Se a página pedir um código, escreve este:',
    ],
    button: 'Ver o convite',
    closing,
  },
  contact_invitation_new: {
    subject: '{{sender}} convida-te para o Quartet',
    greeting: 'Olá!',
    paragraphs: [
      '{{sender}} usa o Quartet e quer ter-te lá nos seus contactos.',
      'Se quiseres, cria uma conta com este endereço: a ligação vale durante 14 dias. Se não fizeres nada, não acontece nada.',
    ],
    button: 'Criar uma conta',
    closing: [shareReasons.address, ...closing],
  },
  team_invitation: {
    subject: '{{sender}} convida-te para a equipa «{{team}}»',
    greeting,
    paragraphs: [
      '{{sender}} quer trabalhar contigo no Quartet, na equipa «{{team}}».',
      'Com a ligação lês o que a equipa veria de ti. Depois podes aceitar ou recusar. Vale durante 14 dias, e abri-la não decide nada.',
      'Se a página pedir um código, escreve este:',
    ],
    button: 'Ver o convite',
    closing,
  },
  team_invitation_new: {
    subject: '{{sender}} convida-te para a equipa «{{team}}»',
    greeting: 'Olá!',
    paragraphs: [
      '{{sender}} usa o Quartet e quer trabalhar lá contigo, na equipa «{{team}}».',
      'Se quiseres, cria uma conta com este endereço: a ligação vale durante 14 dias. A equipa não vê nada de ti até aceitares. Se não fizeres nada, não acontece nada.',
    ],
    button: 'Criar uma conta',
    closing: [shareReasons.address, ...closing],
  },
  team_started: {
    subject: 'A tua equipa «{{team}}» começou',
    greeting,
    paragraphs: [
      'A tua equipa «{{team}}» já pode começar.',
      'Na página dela encontras os padrões de toda a equipa, e o que cada membro traz e precisa. Lá também podes escrever como vais trabalhar com esta equipa.',
    ],
    button: 'Ver a equipa',
    closing,
  },
  team_started_leader: {
    subject: 'A tua equipa «{{team}}» começou',
    greeting,
    paragraphs: [
      'A tua equipa «{{team}}» já pode começar.',
      'Vejam os vossos padrões em conjunto. Depois, como lideras a equipa, podes escrever a declaração dela: quem avança em cada padrão e como decidem.',
    ],
    button: 'Ver a equipa',
    closing,
  },
  family_invitation: {
    subject: '{{sender}} convida-te para a sua família no Quartet',
    greeting: 'Olá!',
    paragraphs: [
      '{{sender}} tem um plano familiar no Quartet e gostava de te ter na família “{{family}}”. Para ti não custa nada.',
      'Segue o link para te registares como membro. Se já tens uma conta, inicia sessão e abre a página da tua família. Este é o código da família:',
    ],
    button: 'Entrar na família',
    closing: [shareReasons.address, ...closing],
  },
  family_left: {
    subject: 'Já não pertences à família “{{family}}”',
    greeting,
    paragraphs: [
      'Já não pertences à família “{{family}}” no Quartet. A tua conta e tudo o que ela contém continuam a ser teus.',
      'Podes usar tudo até {{date}}. Depois ainda podes ler o teu perfil, e um plano teu volta a abrir o resto.',
    ],
    closing,
  },
  family_narrowed: {
    subject: 'O que a tua família vê de {{member}} está a mudar',
    greeting,
    paragraphs: [
      '{{member}} cresceu. A partir de agora, quem gere a família no Quartet vê menos dados de {{member}}, que decide mais coisas por si.',
      'A página da família diz exatamente quem vê o quê.',
    ],
    button: 'Ver a família',
    closing,
  },
  tasks_assigned: {
    subject: '{{sender}} tem algo novo para ti',
    greeting,
    paragraphs: ['{{sender}} pôs algo novo na tua lista de tarefas:'],
    more: { one: 'e mais {{count}}', many: 'e mais {{count}}', other: 'e mais {{count}}' },
    button: 'Ver as minhas tarefas',
    closing,
  },
  tasks_assigned_unnamed: {
    subject: 'Há algo novo na tua lista de tarefas',
    greeting,
    paragraphs: ['Há algo novo na tua lista de tarefas:'],
    more: { one: 'e mais {{count}}', many: 'e mais {{count}}', other: 'e mais {{count}}' },
    button: 'Ver as minhas tarefas',
    closing,
  },
  team_task_added: {
    subject: 'Nova tarefa para a tua equipa',
    greeting,
    paragraphs: ['Há uma nova tarefa para uma das tuas equipas:'],
    button: 'Ver a tarefa',
    closing,
  },
} as const satisfies Record<MailName, MailText>
