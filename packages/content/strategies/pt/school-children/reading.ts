import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Para no marcador', body: 'Põe um marcador duas páginas à frente e lê só até lá.' },
      { title: 'Pergunta onde começar', body: 'Pede a uma pessoa crescida que te mostre a primeira linha.' },
      { title: 'Um cartão na linha', body: 'Ler por ordem é lento? Desce um cartão, linha a linha.' },
    ],
    Intensify: [
      { title: 'Numera as partes', body: 'Escreve um número junto de cada parte e lê por essa ordem.' },
      { title: 'Primeiro, depois, no fim', body: 'Conta a alguém o que aconteceu primeiro, depois e no fim.' },
      { title: 'Primeiro a tarefa', body: 'Antes da história, lê a tarefa e aponta para cada passo.' },
    ],
    Tether: [
      { title: 'Salta e volta', body: 'Uma linha prende-te? Salta-a e volta mais tarde.' },
      { title: 'Começa num desenho', body: 'Abre o livro num desenho bonito e começa aí.' },
      { title: 'Plano na gaveta', body: 'Põe o plano na gaveta e lê duas páginas por gosto.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Encontra um facto', body: 'Encontra um facto no texto e põe-lhe o dedo em cima.' },
      { title: 'Pergunta uma palavra', body: 'Escolhe uma palavra difícil e pergunta o que quer dizer.' },
      { title: 'Caça aos nomes', body: 'Marca três minutos no relógio e vai à caça de nomes.' },
    ],
    Intensify: [
      { title: 'Quem, onde, quando', body: 'Escreve quem aparece no texto, onde é e quando.' },
      { title: 'Mostra-me a linha', body: 'Responde a uma pergunta e encontra a linha que o mostra.' },
      { title: 'Como é que sabes?', body: 'Pergunta a alguém: «Como é que sabes?» e procurem no texto.' },
    ],
    Tether: [
      { title: 'Um ponto e segue', body: 'Não conheces uma palavra? Faz um ponto e continua a ler.' },
      { title: 'Três factos e fecha', body: 'Escreve só três factos desta página e fecha o caderno.' },
      { title: 'Guarda as perguntas', body: 'Escreve as perguntas num papelinho e fá-las depois da última página.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Pega na coisa a sério', body: 'Lês sobre uma folha ou uma moeda? Pega numa enquanto lês.' },
      { title: 'Constrói com alguém', body: 'Pede a alguém que construa contigo uma coisa da história.' },
      { title: 'Desenho de dois minutos', body: 'Desenha em dois minutos uma coisa do texto. Pode ficar torta.' },
    ],
    Intensify: [
      { title: 'Desenha como funciona', body: 'Encontra uma coisa no texto e desenha como funciona.' },
      { title: 'Faz um passo', body: 'Escolhe um passo da página e faz esse passo com as mãos.' },
      { title: 'Mostra sem palavras', body: 'Mostra a alguém uma parte do texto sem usares palavras.' },
    ],
    Tether: [
      { title: 'Duas frases inteiras', body: 'Conta a página a alguém em duas frases inteiras.' },
      { title: 'À vez, em voz alta', body: 'Senta-te ao lado de alguém e leiam à vez em voz alta.' },
      { title: 'Os cubos esperam', body: 'Põe os cubos e as ferramentas longe até acabares a página.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Adivinha com talvez', body: 'Adivinha o que vem a seguir e começa por «talvez». Tudo vale.' },
      { title: 'Escolhe um fim', body: 'Pede a uma pessoa crescida dois fins engraçados e escolhe um.' },
      { title: 'Filme de olhos fechados', body: 'Imaginar é esquisito? Fecha os olhos e vê a história um minuto.' },
    ],
    Intensify: [
      { title: 'Inventa outro fim', body: 'Inventa outro fim e conta-o a um boneco.' },
      { title: 'Faz a voz', body: 'Lê um bocado em voz alta, com a voz de uma personagem.' },
      { title: 'Com que se parece?', body: 'Diz com que se parece a história: jogo, viagem ou canção.' },
    ],
    Tether: [
      { title: 'Um livro só', body: 'Deixa um livro na mesa e arruma os outros.' },
      { title: 'Lê antes de adivinhar', body: 'Antes de adivinhares, lê outra vez as duas últimas linhas.' },
      { title: 'Ideia no papelinho', body: 'Escreve a tua ideia num papelinho e continua a ler.' },
    ],
  },
}
