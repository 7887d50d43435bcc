import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Uma tarefa com data', body: 'Pede uma tarefa com uma data e põe-na no telemóvel.' },
      { title: 'Segue o plano de alguém', body: 'Se os planos dos outros te incomodam, segue este durante uma só sessão.' },
      { title: 'Cinco minutos de ordem', body: 'Usa os primeiros cinco minutos para combinar o que se faz primeiro.' },
    ],
    Intensify: [
      { title: 'Quem, o quê, quando', body: 'Escreve quem faz o quê e até quando, e envia-o a toda a gente.' },
      { title: 'Roda de palavra', body: 'Propõe que cada pessoa fale uma vez, à roda, antes de alguém falar de novo.' },
      { title: 'Abre com um resumo', body: 'Começa a sessão com o que está feito e o que vem a seguir.' },
    ],
    Tether: [
      { title: 'Outros escolhem a ordem', body: 'Pede hoje a outra pessoa que defina a ordem do trabalho e segue-a.' },
      { title: 'Dois pontos em aberto', body: 'Deixa dois pontos em aberto, de propósito, até ao próximo encontro.' },
      { title: 'Empresta a lista', body: 'Passa a tua lista a outra pessoa do grupo e deixa que mude.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Aponta as decisões', body: 'Escreve só o que o grupo decide, uma linha para cada coisa.' },
      { title: 'Verificação a dois', body: 'Se confirmar te aborrece, junta-te a alguém e vejam os dois factos mais importantes.' },
      { title: 'Uma pergunta clara', body: 'Faz uma pergunta que comece por «Quantos» ou «Até quando».' },
    ],
    Intensify: [
      { title: 'Repete para confirmar', body: 'Repete por palavras tuas o que ficou combinado e pergunta se está certo.' },
      { title: 'Traz provas', body: 'Traz uma fonte para cada ponto que queres que o grupo aceite.' },
      { title: 'Afinem as palavras', body: 'Pergunta o que significa para cada pessoa a palavra principal da tarefa.' },
    ],
    Tether: [
      { title: 'Três reparos, depois ouvir', body: 'Faz no máximo três correções por sessão e ouve o resto.' },
      { title: 'Elogio antes do pormenor', body: 'Diz o que resulta num rascunho antes de falares do primeiro deslize.' },
      { title: 'Primeiro a versão curta', body: 'Diz o teu ponto em duas frases e espera pelas perguntas.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Junta-te à bancada', body: 'Pede a alguém do grupo que te deixe montar uma parte ao seu lado.' },
      { title: 'A aplicação a dois', body: 'Se a ferramenta comum te preocupa, abre-a com alguém e percorre uma vez os menus.' },
      { title: 'Faz um teste', body: 'Oferece-te para testar durante cinco minutos uma coisa que o grupo fez.' },
    ],
    Intensify: [
      { title: 'Traz uma amostra', body: 'Traz uma amostra tosca em vez de uma opinião.' },
      { title: 'Onde pode partir?', body: 'Pergunta ao grupo onde o plano pode falhar e arranja um desses pontos.' },
      { title: 'Desenha a conversa', body: 'Desenha no quadro como encaixam as partes da tarefa.' },
    ],
    Tether: [
      { title: 'À mesma mesa', body: 'Faz a tua parte na mesa de todos e não num canto.' },
      { title: 'Diz o que fazes', body: 'Diz ao grupo, de dez em dez minutos, em que estás a trabalhar.' },
      { title: 'Pergunta antes de arranjar', body: 'Pergunta a quem a fez antes de mudares uma parte.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Vota numa ideia', body: 'Se as chuvas de ideias te inquietam, juntem ideias em silêncio e votem com pontos.' },
      { title: 'Continua um pensamento', body: 'Pega na ideia de alguém do grupo e junta-lhe um só pormenor.' },
      { title: 'Uma ronda disparatada', body: 'Combinem dois minutos em que todas as ideias contam e dá uma.' },
    ],
    Intensify: [
      { title: 'Vira a tarefa ao contrário', body: 'Pergunta como poderia o grupo estragar o projeto e depois inverte cada resposta.' },
      { title: 'Mistura duas propostas', body: 'Une duas propostas que parecem não encaixar e descreve o resultado.' },
      { title: 'Faz de público', body: 'Põe-te no lugar do público e diz o que te surpreenderia.' },
    ],
    Tether: [
      { title: 'Guarda a terceira ideia', body: 'Dá uma ideia por ronda e deixa as outras no teu papel.' },
      { title: 'Apoia o que se escolheu', body: 'Quando o grupo escolheu, diz uma coisa que ajude essa escolha.' },
      { title: 'Acaba antes de inventar', body: 'Leva até ao fim uma parte combinada antes de propores uma mudança.' },
    ],
  },
}
