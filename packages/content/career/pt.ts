import type { CareerStatements } from './career-statements.ts'

/** A partir dos 13 anos: vale para um primeiro trabalho de férias, para muitos anos num emprego e para o voluntariado. */
export const careerStatements: CareerStatements = {
  best_work: {
    title: 'Como trabalho melhor',
    statements: {
      sequence: {
        Avoid: [
          'Os passos fixos inquietam-me; trabalho melhor quando posso escolher por onde começar.',
          'Um dia planeado hora a hora aperta-me; gostava de blocos livres.',
          'Esperar pelo plano inteiro tira-me a paciência; gostava de começar por um bocado.',
          'A mesma volta todos os dias cansa-me; gosto de mudar a ordem.',
        ],
        'As Needed': [
          'Quando um trabalho tem muitas partes, escrevo os passos antes de começar.',
          'Para um prazo importante faço um plano; nos outros dias vou andando.',
          'Sigo o procedimento do costume quando um deslize custaria tempo ou dinheiro.',
          'Se as coisas se acumulam, paro, arrumo-as e continuo.',
        ],
        'Use First': [
          'Trabalho melhor quando conheço todos os passos antes de começar.',
          'Começo o dia com uma lista e percorro-a de cima a baixo.',
          'Acabo uma coisa e arrumo-a antes de pegar na seguinte.',
          'Comparo o meu trabalho, ponto por ponto, com o que foi pedido.',
        ],
      },
      precision: {
        Avoid: [
          'Os manuais longos pesam-me; arranco quando alguém me diz o principal.',
          'Escrever tudo esgota-me; preferia conversar sobre o assunto e começar.',
          'Inquieta-me que se confirme cada número; gostava de ter com quem confirmar.',
          'Demasiados dados juntos desorientam-me; para começar bastam-me três.',
        ],
        'As Needed': [
          'Quando um erro teria peso, leio tudo outra vez antes de entregar.',
          'Tiro notas se há nomes, datas ou quantias a recordar.',
          'Se um pedido não é claro, faço uma ou duas perguntas e começo.',
          'Vou confirmar as coisas quando alguém conta com a minha resposta.',
        ],
        'Use First': [
          'Trabalho melhor depois de ler tudo o que há sobre uma tarefa.',
          'Faço perguntas até saber ao certo o que se quer.',
          'Escrevo o que foi dito, para o poder consultar mais tarde.',
          'Confirmo nomes, números e datas antes de alguma coisa sair das minhas mãos.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Desmontar uma máquina a sós inquieta-me; gostava de ter alguém ao lado.',
          'Trabalhar todo o dia sem companhia isola-me; gostava de ter com quem falar.',
          'Uma ferramenta que não funciona frustra-me; fico feliz quando alguém me mostra.',
          'Descobrir por tentativas desgasta-me; prefiro primeiro uma explicação curta.',
        ],
        'As Needed': [
          'Quando uma coisa avaria, tento arranjá-la antes de pedir ajuda.',
          'Construo uma versão rápida se as palavras não chegam para explicar.',
          'Trabalho uma hora por minha conta quando um problema pede sossego.',
          'Se uma ferramenta é nova, mexo nela até a saber usar.',
        ],
        'Use First': [
          'Trabalho melhor quando posso pegar na coisa a sério e experimentá-la.',
          'Fico com um problema até descobrir como funciona.',
          'Preciso de sossego e de um espaço meu para pensar num trabalho.',
          'Prefiro mostrar o que fiz a escrever sobre isso.',
        ],
      },
      confluence: {
        Avoid: [
          'Uma página em branco inquieta-me; gosto de partir de um exemplo.',
          'As mudanças repentinas de plano perturbam-me; gostava de saber delas na véspera.',
          'As rondas de ideias barulhentas cansam-me; preferia entregar as minhas em papel.',
          'Tentar o que ninguém tentou aflige-me; um pequeno teste antes acalma-me.',
        ],
        'As Needed': [
          'Quando o caminho do costume não avança, procuro outro.',
          'Junto algumas ideias antes de escolher, se houver tempo.',
          'Arrisco quando pouco pode correr mal.',
          'Se um trabalho se torna aborrecido, mudo-lhe uma coisa pequena.',
        ],
        'Use First': [
          'Trabalho melhor quando posso fazer as coisas à minha maneira.',
          'Começo com uma ideia e encontro o plano pelo caminho.',
          'Tenho várias coisas em andamento e passo de umas para outras.',
          'Vejo o que se faz noutros lados e misturo-o no meu trabalho.',
        ],
      },
    },
  },
  bring: {
    title: 'O que trago a quem me emprega',
    statements: {
      sequence: {
        Avoid: [
          'As rotinas rígidas inquietam-me; fico de bom grado com os dias em que o plano muda.',
          'Aborreço-me quando tudo está em ordem; gostava de dar movimento ao que está parado.',
          'Planear com muita antecedência cansa-me; gostava de acudir ao que surge hoje.',
          'Arquivos e listas pesam-me; troco-os de bom grado por trabalho em movimento.',
        ],
        'As Needed': [
          'Mantenho a ordem onde outras pessoas têm de encontrar as coisas depois de mim.',
          'Quando vem uma semana cheia, ajudo a planear quem faz o quê.',
          'Posso seguir um procedimento fixo, e também passo sem ele.',
          'Volto a pôr um trabalho no rumo quando se perde o fio.',
        ],
        'Use First': [
          'Trago ordem: depois de mim, encontra-se cada coisa no seu lugar.',
          'Cumpro as horas combinadas e digo cedo quando uma não é possível.',
          'Transformo um trabalho grande em passos que outras pessoas também podem seguir.',
          'Levo até ao fim aquilo que começo.',
        ],
      },
      precision: {
        Avoid: [
          'Os relatórios longos desanimam-me; de bom grado conto o essencial de viva voz.',
          'Pedirem-me provas de tudo deixa-me em tensão; gostava de mostrar resultados.',
          'Conferir colunas de números cansa-me; fico de bom grado com o telefone ou a porta.',
          'Um concurso de factos incomoda-me; preferia ajudar as pessoas a chegar a acordo.',
        ],
        'As Needed': [
          'Escrevo notas claras quando outra pessoa continua o meu trabalho.',
          'Quando se conta dinheiro, conto duas vezes.',
          'Explico tudo a quem quer saber mais.',
          'Reparo quando um número parece errado, e digo-o.',
        ],
        'Use First': [
          'Trago cuidado: o que entrego foi confirmado.',
          'Dou respostas completas e exatas.',
          'Leio as letras pequenas e explico aos outros o que querem dizer.',
          'Mantenho registos que ainda se percebem um ano depois.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'As reparações põem-me em tensão; gostava de cuidar das pessoas que esperam.',
          'Um dia inteiro à bancada isola-me; gostava de estar onde passa gente.',
          'As conversas técnicas cansam-me; passo-as de bom grado a palavras simples para os clientes.',
          'As máquinas novas assustam-me ao princípio; depois de as ver, gostava de as mostrar a alguém.',
        ],
        'As Needed': [
          'Ajudo numa reparação quando não há mais ninguém para a fazer.',
          'Posso trabalhar por minha conta enquanto o trabalho o pedir.',
          'Quando chega uma ferramenta nova, experimento-a e conto aos outros.',
          'Pergunto para que serve uma coisa antes de gastarmos tempo com ela.',
        ],
        'Use First': [
          'Trago soluções que funcionam na vida real, não só no papel.',
          'Descubro porque é que uma coisa não funciona, e arranjo-a.',
          'Avanço com o meu trabalho sem que ninguém esteja a ver.',
          'Faço coisas que duram, e sei como são construídas.',
        ],
      },
      confluence: {
        Avoid: [
          'Ideias novas a toda a hora inquietam-me; cuido de bom grado do que já funciona.',
          'Improvisar deixa-me a descoberto; gostava de trazer o que preparei.',
          'Os grandes riscos preocupam-me; gostava que me perguntassem o que pode correr mal.',
          'Mudar só por mudar cansa-me; cuido de bom grado daquilo a que os clientes se habituaram.',
        ],
        'As Needed': [
          'Tenho uma ideia a oferecer quando a equipa fica num impasse.',
          'Acompanho uma coisa nova se lhe vejo a razão.',
          'Quando os planos caem, ajudo a encontrar outro caminho.',
          'Posso contar uma história ou fazer um desenho quando as palavras não chegam às pessoas.',
        ],
        'Use First': [
          'Trago ideias, e não me importo que a maioria fique pelo caminho.',
          'Vejo ligações entre coisas que parecem distantes.',
          'Atrevo-me a tentar o que aqui nunca se tentou.',
          'Mantenho a calma quando tudo muda, e tiro daí alguma coisa.',
        ],
      },
    },
  },
  need: {
    title: 'De que preciso num local de trabalho',
    statements: {
      sequence: {
        Avoid: [
          'Os horários fixos prendem-me; gostava de escolher quando faço cada coisa.',
          'As regras para cada passo irritam-me; digam-me o objetivo e deixem-me encontrar o caminho.',
          'Uma só tarefa o dia inteiro desgasta-me; preciso de duas para ir alternando.',
          'Ficar com o plano de ontem impacienta-me; gostava que os planos pudessem mudar.',
        ],
        'As Needed': [
          'Preciso de um plano claro quando muitas pessoas trabalham na mesma coisa.',
          'Uma lista do que vem primeiro ajuda-me quando tudo é urgente.',
          'Num emprego novo preciso de conhecer os passos; mais tarde preciso menos.',
          'Aceito bem as mudanças se alguém me disser o que significam para mim.',
        ],
        'Use First': [
          'Preciso de instruções claras e de um exemplo de como deve ficar.',
          'Preciso de saber cedo quando alguma coisa vai mudar.',
          'Preciso de tempo para acabar uma coisa antes de chegar a seguinte.',
          'Preciso de um lugar para cada coisa, e de pessoas que as voltem a arrumar.',
        ],
      },
      precision: {
        Avoid: [
          'Páginas de e-mails desanimam-me; gostava que me dissessem o que importa.',
          'Custa-me que me apontem cada deslize; duas observações amáveis ajudam-me mais.',
          'As longas conversas sobre pormenores cansam-me; preciso de reuniões com hora para acabar.',
          'Fazerem-me perguntas à frente de todos deixa-me em tensão; preferia uma conversa à parte.',
        ],
        'As Needed': [
          'Preciso dos factos por escrito quando tenho de decidir alguma coisa grande.',
          'Preciso de alguém a quem perguntar quando o assunto se complica.',
          'Num trabalho importante preciso de tempo para o rever mais uma vez.',
          'Gosto de ouvir a razão de uma regra, se a houver.',
        ],
        'Use First': [
          'Preciso de informação completa antes de me pedirem uma decisão.',
          'Preciso de pessoas que respondam às minhas perguntas, mesmo quando são muitas.',
          'Preciso de tempo para fazer um trabalho como deve ser.',
          'Preciso de saber ao certo o que estava bem e o que não estava.',
        ],
      },
      technical_reasoning: {
        Avoid: [
          'Uma máquina sem uma palavra de explicação desorienta-me; mostrem-me como se usa.',
          'Uma sala só para mim entristece-me; preciso de gente ao alcance da voz.',
          'Irrita-me uma ferramenta que está sempre a falhar; preciso de alguém a quem ligar.',
          'Ficar a sós com um problema preocupa-me; gostava de o pensar em voz alta.',
        ],
        'As Needed': [
          'Preciso de sossego para alguns trabalhos, e de companhia para outros.',
          'De vez em quando preciso de ver para que serve o nosso trabalho.',
          'Quando chega uma coisa nova, preciso de uma hora para a experimentar.',
          'Gosto de ter à mão ferramentas que funcionem quando um trabalho as pede.',
        ],
        'Use First': [
          'Preciso de problemas reais para resolver, não de trabalho só para passar o tempo.',
          'Preciso de ferramentas a sério, e de espaço para as usar.',
          'Preciso que me deixem em paz enquanto penso.',
          'Preciso de ver a utilidade do que faço.',
        ],
      },
      confluence: {
        Avoid: [
          'Mudar tudo ao mesmo tempo perturba-me; gostava de uma mudança de cada vez.',
          'As tarefas sem nenhuma orientação preocupam-me; preciso de ver como deve ser o resultado.',
          'Falar de improviso aflige-me; preciso de algum tempo para me preparar.',
          'As surpresas deixam-me em tensão; preciso de um sítio onde amanhã se pareça com hoje.',
        ],
        'As Needed': [
          'Preciso de algum espaço para ideias minhas, não o dia todo.',
          'Uma mudança de vez em quando dá-me energia.',
          'Preciso de saber quando se querem ideias e quando é altura de entregar.',
          'Fico feliz se posso tentar outro caminho quando o do costume falha.',
        ],
        'Use First': [
          'Preciso de liberdade na maneira de chegar ao resultado.',
          'Preciso de pessoas que ouçam até ao fim uma ideia esquisita.',
          'Preciso de variedade; dois dias não deviam ser iguais.',
          'Preciso de um local de trabalho onde uma tentativa possa falhar.',
        ],
      },
    },
  },
}
