import type { LabelTexts, ResultTextsByAge } from './label.ts'

export const resultTexts: ResultTextsByAge = {
  1: {
    labels: {
      bridge:
        'Desta vez, das tuas respostas sai o Perfil ponte. Usas os quatro padrões, cada um quando é preciso. Muitas vezes primeiro ouves e depois ajudas os outros a trabalhar bem em conjunto. É uma bonita maneira de aprender! Mas às vezes pode acontecer que esperes demais e a tua ideia fique escondida. Então diz a tua ideia em voz alta: a tua vez também conta.',
      dynamic:
        'Desta vez, das tuas respostas sai o Perfil dinâmico. Quase sempre um ou dois padrões arrancam primeiro, e os outros chama-los quando precisas. Muitas vezes mudas de método conforme o trabalho. É uma bonita maneira de aprender! Mas às vezes o teu primeiro padrão pode correr demais. Então para e pergunta-te: de que precisa este trabalho?',
      strong_willed:
        'Desta vez, das tuas respostas sai o Perfil decidido. Três ou quatro padrões arrancam logo, todos juntos. Muitas vezes levas um trabalho do princípio ao fim e mostras aos outros como se pode fazer. É uma bonita maneira de aprender! Mas às vezes pode acontecer que decidas antes de os outros falarem. Então espera um pouco e pergunta: e vocês, o que acham?',
    },
    provisional:
      'Desta vez, das tuas respostas sai, por agora, o Perfil dinâmico. Nenhum padrão vai ainda à frente, e há pelo menos um que preferes deixar de lado. Talvez procures um caminho novo em cada trabalho. É uma bonita forma de aprender! Ou talvez nesse dia houvesse um pouco de cansaço ou de pressa: podes repetir o questionário depois de descansar.',
    bands: {
      sequence: {
        Avoid:
          'Os passos, as listas e os planos fixos podem pesar-te, e gostas de te mexer à vontade. Um desenho com três passos pode ajudar-te. Experimenta assim: pergunta a alguém «Qual é a primeira coisa a fazer?».',
        'As Needed':
          'Usas passos e listas quando um trabalho os pede. Noutros dias não precisas deles. Saber quando faz falta um plano pode ajudar-te. Experimenta assim: antes de um trabalho grande, escreve três passos pequenos.',
        'Use First':
          'Gostas de saber os passos e de os fazer por ordem. Muitas vezes fazes listas e arrumas as tuas coisas. Talvez queiras um tempo para te preparares. Experimenta assim: se o plano mudar, respira e escreve outra lista.',
      },
      precision: {
        Avoid:
          'Muitos factos, respostas compridas e pequenas correções podem cansar-te, e gostas de ir direito ao assunto. Os textos curtos podem ajudar-te. Experimenta assim: procura três coisas importantes e conta-as por palavras tuas.',
        'As Needed':
          'Procuras factos e pormenores quando contam. Outras vezes deixas passar as coisas pequenas. Saber o que tem de estar certo pode ajudar-te. Experimenta assim: escolhe uma parte do teu trabalho e revê-a com cuidado.',
        'Use First':
          'Gostas de factos e fazes perguntas até não teres dúvidas. Muitas vezes procuras os erros pequenos. Talvez queiras livros e tempo para perguntar. Experimenta assim: põe um relógio; quando tocar, deixa de procurar e começa.',
      },
      technical_reasoning: {
        Avoid:
          'Desmontar coisas ou trabalhar em silêncio pode parecer-te esquisito. Gostas de ter companhia e de conversar. Ver primeiro como alguém faz pode ajudar-te. Experimenta assim: constrói uma parte pequena com outra pessoa.',
        'As Needed':
          'Experimentas com as mãos quando serve para alguma coisa. Outras vezes lês, perguntas ou falas. Ter à frente a coisa a sério pode ajudar-te. Experimenta assim: quando as palavras não chegam, faz um desenho ou constrói.',
        'Use First':
          'Gostas de experimentar, construir e arranjar, muitas vezes por tua conta e com poucas palavras. Talvez queiras silêncio e ferramentas a sério. Experimenta assim: quando acabares, conta a alguém como fizeste.',
      },
      confluence: {
        Avoid:
          'Adivinhar, representar ou inventar coisas novas pode inquietar-te. Gostas de saber o que vai acontecer. Um exemplo para ver pode ajudar-te. Experimenta assim: muda uma só coisa pequena e vê como te sentes.',
        'As Needed':
          'Inventas ideias novas quando fazem falta. Outras vezes gostas da maneira do costume. Um grupo amável pode ajudar-te. Experimenta assim: diz em voz alta uma ideia nova, mesmo que te dê vontade de rir.',
        'Use First':
          'Gostas de ideias novas e de surpresas, e gostas de fazer as coisas à tua maneira. Muitas vezes começas antes de ouvir tudo. Talvez queiras espaço para brincar. Experimenta assim: escreve as tuas ideias, escolhe uma e lê outra vez as instruções.',
      },
    },
  },
  2: {
    labels: {
      bridge:
        'Desta vez, das tuas respostas sai o Perfil ponte: costumas usar os quatro padrões conforme a tarefa, e nenhum manda nos outros. Muitas vezes ouves, ponderas e ajudas outras pessoas a encontrar um ponto em comum. A um grupo isto pode dar calma e equilíbrio. Há também o reverso: pode parecer-te que nenhum padrão é bem teu, ou podes ficar à espera de que outros decidam. Escolhe para cada tarefa um padrão que guie e diz cedo o que pensas.',
      dynamic:
        'Desta vez, das tuas respostas sai o Perfil dinâmico: costumas começar por um ou dois padrões, enquanto os outros esperam que os chames ou ficam ao fundo. Tens tendência para mudar de caminho conforme o que procuras. A um grupo isto pode dar rumo e movimento. Há também o reverso: o padrão que guia pode ocupar demasiado espaço, e o que evitas pode ficar esquecido. Primeiro lê a tarefa e depois escolhe que padrão guia e quais ainda faltam.',
      strong_willed:
        'Desta vez, das tuas respostas sai o Perfil decidido: costumas usar três ou quatro padrões desde o início. Muitas vezes levas uma tarefa do plano ao resultado e dás um passo em frente quando há algo a fazer. A um grupo isto pode dar impulso e um rumo claro. Há também o reverso: pode parecer que decides por toda a gente, ou podes carregar coisas a mais. Pergunta aos outros o que pensam e deixa-lhes uma parte.',
    },
    provisional:
      'Desta vez, das tuas respostas sai, a título provisório, o Perfil dinâmico: nenhum padrão ficou em «Uso logo» e pelo menos um ficou em «Evito». Por agora, nenhum dos teus padrões guia com clareza. Talvez escolhas o caminho em cada tarefa, e isso pode dar-te abertura e agilidade. Também tem o seu reverso: sem um padrão que guie, pode custar mais começar. Ou talvez tenha sido só um dia de cansaço ou de pressa. Fica com o resultado ou repete o questionário depois de descansar.',
    bands: {
      sequence: {
        Avoid:
          'As instruções pormenorizadas e os horários rígidos podem pesar-te: às vezes começas pelo meio e organizas-te pelo caminho. Pode ajudar-te ver antes um exemplo acabado. Perante uma tarefa longa, marca três paragens em vez de escreveres um plano completo.',
        'As Needed':
          'Organizas e arrumas o trabalho quando uma tarefa o pede, e deixas andar quando não é preciso. Pode ajudar-te perceber cedo em qual dos casos estás. Se se juntam várias entregas, escreve-as pela ordem em que chegam.',
        'Use First':
          'Tens tendência para procurar instruções claras, fazer um plano e acabar uma coisa antes de passar à seguinte. Talvez queiras calma e avisos com tempo. Deixa um espaço livre em cada plano, e assim uma surpresa não desarruma o resto.',
      },
      precision: {
        Avoid:
          'Os textos longos, as muitas correções e os pedidos de provas podem esgotar-te, e costumas dar a versão curta. Pode ajudar-te saber que pormenores contam mesmo. Pergunta pelos três importantes e, antes de entregar, revê só esses.',
        'As Needed':
          'Entras a fundo nos pormenores quando o tema ou o que está em jogo o pede; no resto abrevias. Pedidos claros podem ajudar-te. Antes de começar, decide quão exato tem de ser este trabalho e dá à revisão um tempo fixo.',
        'Use First':
          'Tens tendência para juntar factos, fazer muitas perguntas e corrigir pequenas falhas antes de dizer «já está». Talvez queiras fontes de confiança e tempo para ler. Põe um limite à procura: quando tiveres a resposta à pergunta principal, começa a escrever e junta o resto depois.',
      },
      technical_reasoning: {
        Avoid:
          'Desmontar coisas, trabalhar por tua conta ou passar horas com um aparelho pode custar-te: muitas vezes preferes a companhia e as palavras. Pode ajudar-te ver antes como outra pessoa faz. Começa por uma pequena parte prática e vai dizendo em voz alta o que fazes.',
        'As Needed':
          'Experimentas com as mãos quando serve para alguma coisa, e outras vezes preferes ler ou falar. Pode ajudar-te saber para que serve uma tarefa. Se uma explicação não leva a lado nenhum, desenha, constrói ou testa um bocado.',
        'Use First':
          'Tens tendência para procurar um fim prático, um espaço teu e algo para experimentar, e falas pouco até funcionar. Talvez queiras algum silêncio. Conta ao grupo em duas frases onde vais, e assim ninguém tem de adivinhar.',
      },
      confluence: {
        Avoid:
          'As tarefas abertas, as mudanças repentinas e as escolhas por intuição podem deixar-te em tensão, e costumas ficar com o que conheces. Pode ajudar-te ter alguns exemplos para escolher. Parte de algo conhecido e muda uma só coisa.',
        'As Needed':
          'Trazes ideias novas quando fazem falta, e outras vezes serve-te bem a maneira do costume. Um grupo descontraído pode ajudar-te. Quando ficares num impasse, escreve depressa cinco ideias, sem as julgar, e fica com uma.',
        'Use First':
          'Tens tendência para arrancar por intuição, seguir várias ideias e procurar um caminho teu. Talvez queiras espaço para experimentar. Antes de correr em frente, lê a tarefa até ao fim e escolhe a ideia que responde à pergunta.',
      },
    },
  },
  3: {
    labels: {
      bridge:
        'O teu resultado é o Perfil ponte: os quatro padrões ficam em «Uso se for preciso», e recorres a cada um quando a situação o pede. No dia a dia tens tendência para ponderar antes de agir, para te adaptares a quem está por perto e para pôr em contacto pessoas que veem as coisas de modo diferente. Outras pessoas podem apreciar este equilíbrio. Um ponto a vigiar: podes adiar uma decisão ou sentir que nada é bem teu. Pode ajudar-te escolher para cada tarefa um padrão que guie.',
      dynamic:
        'O teu resultado é o Perfil dinâmico: um ou dois padrões costumam ficar em «Uso logo», enquanto os outros ficam à mão ou à distância. No dia a dia tens tendência para começar pelo padrão que guia e para mudar de rumo quando muda o objetivo. Outras pessoas podem apreciar esta vivacidade. Um ponto a vigiar: podes insistir no método do costume ou deixar passar o que um padrão evitado notaria. Antes de começar, pode servir-te perguntar o que é preciso.',
      strong_willed:
        'O teu resultado é o Perfil decidido: três ou quatro padrões ficam em «Uso logo» e entram em ação ao mesmo tempo. No dia a dia tens tendência para ter na mão o plano, a conversa e o resultado, e para avançar onde outras pessoas esperam. Outras pessoas podem apreciar esta determinação. Um ponto a vigiar: pode parecer que deixas pouco espaço, ou podes carregar mais do que a tua parte. Pode ajudar-te pedir outra opinião antes de decidir.',
    },
    provisional:
      'O teu resultado é, a título provisório, o Perfil dinâmico: desta vez nenhum dos teus padrões fica em «Uso logo» e pelo menos um fica em «Evito». Nenhum padrão guia com clareza. Talvez decidas caso a caso como abordar uma tarefa, e outras pessoas podem apreciar esta abertura. Um ponto a vigiar: o primeiro passo pode chegar tarde, ou pode escapar-te o que um padrão evitado notaria. Também pode ter sido um dia de cansaço ou de pressa. Fica com o resultado ou repete o questionário depois de descansar.',
    bands: {
      sequence: {
        Avoid:
          'Os procedimentos, os horários e os sistemas arrumados podem ficar-te apertados, e costumas encontrar o teu caminho ao longo do dia. Pode ajudar-te ter uma meta fixa e um percurso aberto. Combina uma data e um resultado, e deixa livre o resto.',
        'As Needed':
          'Pões ordem e horário no que o pede, e no resto passas bem sem eles. Perguntares-te o que poderia correr mal pode ajudar-te a decidir. Nos trabalhos partilhados, escreve quem faz o quê e até quando.',
        'Use First':
          'Tens tendência para fixar passos, datas e listas antes de agir e para acabar o que começaste. Talvez queiras instruções completas e poucas interrupções. Se outras pessoas trabalham com mais liberdade, combina com elas as etapas e deixa-lhes os passos do meio.',
      },
      precision: {
        Avoid:
          'Os documentos longos, os números exatos e as verificações minuciosas podem fatigar-te, e costumas partir da ideia principal. Pode ajudar-te um resumo, ou alguém que reveja o trabalho contigo. Escolhe os dois pormenores que têm de estar certos e confirma-os.',
        'As Needed':
          'Entras no pormenor onde a exatidão conta e no resto basta-te a visão geral. Pode ajudar-te saber quanto custaria um lapso. Antes de começar, pergunta que números, nomes ou datas têm de ser exatos.',
        'Use First':
          'Tens tendência para te informares, perguntares e confirmares antes de te comprometeres, e as palavras imprecisas incomodam-te. Talvez queiras fontes à mão e tempo para ler. Decide quanta certeza é precisa neste caso e deixa de procurar quando a tiveres.',
      },
      technical_reasoning: {
        Avoid:
          'As reparações, os pormenores técnicos e as longas horas sem companhia podem cansar-te, e costumas procurar pessoas ou explicações. Pode ajudar-te saber, em palavras simples, para que serve. Pede que te mostrem uma vez como se faz e repete depois a primeira parte.',
        'As Needed':
          'Pões mãos à obra quando um problema o pede; outras vezes resolves a falar ou a ler. Um fim prático e claro pode ajudar-te. Se uma discussão anda às voltas, propõe um teste rápido e vê o que acontece.',
        'Use First':
          'Tens tendência para perguntar o que funciona, para o experimentar e não largar, muitas vezes com poucas palavras. Talvez queiras autonomia e tempo sem interrupções. De vez em quando, conta o que estás a experimentar e quando darás uma resposta.',
      },
      confluence: {
        Avoid:
          'As improvisações, as mudanças frequentes e as ideias sem base podem incomodar-te, e costumas fiar-te no que já funcionou. Podem ajudar-te avisos com tempo. Se te pedem algo novo, experimenta-o em pequeno, onde haja pouco em jogo.',
        'As Needed':
          'Encontras modos novos quando a situação o pede, e no resto segues os conhecidos. Pode ajudar-te reservar um tempo para as ideias. Se um hábito já não funciona, aponta outros três caminhos antes de voltar a ele.',
        'Use First':
          'Tens tendência para ver cedo as possibilidades, para te moveres por intuição e para manter vivas várias ideias. Talvez queiras liberdade para experimentar. Antes de propor a próxima ideia, escolhe uma da última ronda e diz qual seria o primeiro passo.',
      },
    },
  },
}

export const labelsOfOthers: LabelTexts = {
  labels: {
    bridge:
      'O resultado desta pessoa é o Perfil ponte: os quatro padrões ficam em «Uso se for preciso», e cada um entra quando a situação o pede. Quem tem este resultado costuma ouvir e ponderar antes de agir, e põe em contacto pessoas que veem as coisas de modo diferente. Outras pessoas podem apreciar este equilíbrio. Um ponto a vigiar: uma decisão pode ser adiada, ou nenhum padrão pode parecer realmente próprio. Pode ajudar combinar para cada tarefa um padrão que guie.',
    dynamic:
      'O resultado desta pessoa é o Perfil dinâmico: um ou dois padrões ficam em «Uso logo», enquanto os outros ficam à mão ou à distância. Quem tem este resultado costuma começar pelo padrão que guia e mudar de rumo quando muda o objetivo. Outras pessoas podem apreciar esta vivacidade. Um ponto a vigiar: pode insistir no método do costume ou deixar passar o que um padrão evitado notaria. Antes de começar, pode ser útil perguntar o que é preciso.',
    strong_willed:
      'O resultado desta pessoa é o Perfil decidido: três ou quatro padrões ficam em «Uso logo» e entram em ação ao mesmo tempo. Quem tem este resultado costuma ter na mão o plano, a conversa e o resultado, e avança onde outras pessoas esperam. Outras pessoas podem apreciar esta determinação. Um ponto a vigiar: pode parecer que deixa pouco espaço, ou pode carregar mais do que a sua parte. Pode ajudar oferecer outra opinião e ficar com uma parte do trabalho.',
  },
  provisional:
    'O resultado desta pessoa é, a título provisório, o Perfil dinâmico: desta vez nenhum dos padrões fica em «Uso logo» e pelo menos um fica em «Evito». Nenhum padrão guia com clareza. Quem tem um resultado assim talvez decida caso a caso como abordar uma tarefa, e outras pessoas podem apreciar esta abertura. Um ponto a vigiar: o primeiro passo pode chegar tarde. Também pode ter sido um dia de cansaço ou de pressa: o questionário pode repetir-se num dia calmo.',
}
