import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Três páginas seguidas', body: 'Se ler por ordem te aborrece, marca três páginas, lê-as de seguida e depois para.' },
      { title: 'Um esquema emprestado', body: 'Pergunta a quem já leu quais são as três partes principais e lê só a primeira.' },
      { title: 'Régua debaixo da linha', body: 'Põe uma régua debaixo de cada linha do parágrafo mais difícil, para nada ficar por ler.' },
    ],
    Intensify: [
      { title: 'Títulos em lista', body: 'Copia todos os títulos para uma lista antes de ler e risca cada um pelo caminho.' },
      { title: 'Acontecimentos por ordem', body: 'Escreve os cinco acontecimentos principais em cartões e põe-nos por ordem no tempo.' },
      { title: 'Reserva uma hora', body: 'Guarda uma hora para este capítulo e marca-a já no calendário.' },
    ],
    Tether: [
      { title: 'Lê primeiro o fim', body: 'Começa pelo resumo ou pela última página e depois lê só o que te falta.' },
      { title: 'Deixa ir uma página', body: 'Quando uma passagem te prende, marca-a e segue em frente sem a acabar.' },
      {
        title: 'Guarda o plano',
        body: 'Vira o plano de leitura para baixo e, durante dez minutos, segue a parte que te chamar a atenção.',
      },
    ],
  },
  precision: {
    Forge: [
      { title: 'Uma frase, um facto', body: 'Escolhe um só facto desta página e escreve-o por palavras tuas.' },
      { title: 'Palavras difíceis a dois', body: 'Divide com alguém as palavras que não conheces: três para cada, e depois troquem.' },
      {
        title: 'Sete minutos à caça',
        body: 'Se os pormenores te cansam, procura nomes e datas durante sete minutos e depois lê à vontade.',
      },
    ],
    Intensify: [
      { title: 'Cita a prova', body: 'Sublinha a frase exata que apoia a tua resposta e aponta a página.' },
      { title: 'Interroga o texto', body: 'Escreve três perguntas sobre o capítulo e encontra no texto a resposta a cada uma.' },
      { title: 'Segunda fonte', body: 'Procura noutra fonte uma afirmação do texto e compara.' },
    ],
    Tether: [
      { title: 'Uma linha a cores', body: 'Dá-te direito a uma linha sublinhada por parágrafo e depois fecha o marcador.' },
      { title: 'Diz o essencial', body: 'Fecha o livro e diz o ponto principal numa frase.' },
      { title: 'Pesquisas para depois', body: 'Junta na margem as palavras que não conheces e procura-as só no fim da secção.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Encontra um objeto', body: 'Escolhe um objeto do texto e pega nele, ou procura uma fotografia.' },
      {
        title: 'O mecanismo a dois',
        body: 'Se os mecanismos não te dizem nada, pede a alguém que desenhe este enquanto lês em voz alta.',
      },
      { title: 'Esquema de quatro caixas', body: 'Desenha quatro caixas para as partes principais do texto e liga-as com setas.' },
    ],
    Intensify: [
      { title: 'Para que serve?', body: 'Escreve ao lado de cada parágrafo para que poderia servir.' },
      { title: 'Reconstrói o raciocínio', body: 'Desmonta o texto: um cartão para cada afirmação. Depois volta a montar os cartões.' },
      { title: 'Testa uma instrução', body: 'Experimenta uma coisa que o texto descreve antes de leres a página seguinte.' },
    ],
    Tether: [
      { title: 'Lê a alguém', body: 'Lê uma página em voz alta a outra pessoa, em vez de a trabalhares a sós.' },
      { title: 'Notas mais compridas', body: 'Troca cada nota de uma palavra por uma frase inteira.' },
      { title: 'Primeiro as palavras', body: 'Deixa a experiência na caixa até teres lido a descrição toda.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Acaba a frase', body: 'Se adivinhar te parece arriscado, acaba uma vez «Isto faz-me lembrar…» e guarda-o para ti.' },
      { title: 'Escolhe entre três capas', body: 'Pede a alguém que descreva três capas para este texto e escolhe a que fica melhor.' },
      { title: 'Dois minutos a sonhar', body: 'Marca dois minutos, fecha o livro e imagina uma cena como num filme.' },
    ],
    Intensify: [
      { title: 'Muda uma coisa', body: 'Pergunta-te o que aconteceria se uma pessoa ou um facto do texto fosse diferente.' },
      { title: 'Liga dois mundos', body: 'Liga este capítulo a um filme, a um jogo ou a uma canção e escreve a ligação.' },
      { title: 'Lê com outra voz', body: 'Lê uma passagem em voz alta como no telejornal e depois com voz de vilão.' },
    ],
    Tether: [
      { title: 'Fica até à pausa', body: 'Fecha os outros livros e separadores até chegares ao próximo título.' },
      { title: 'O texto antes da teoria', body: 'Aponta a linha do texto antes de dizeres a tua interpretação.' },
      { title: 'Folha para as faíscas', body: 'Tem ao lado uma folha para as ideias e volta logo ao parágrafo.' },
    ],
  },
}
