import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Começa por uma', body: 'Põe o dedo na pergunta um e faz só essa.' },
      { title: 'Pergunta pela ordem', body: 'Não sabes como começar? Pergunta na aula o que vem primeiro.' },
      { title: 'Risca e respira', body: 'O teste parece duro? Risca cada resposta feita e respira.' },
    ],
    Intensify: [
      { title: 'Lê tudo primeiro', body: 'Lê as instruções de cima a baixo antes de escreveres.' },
      { title: 'Conta as perguntas', body: 'Conta as perguntas e faz um ponto na do meio.' },
      { title: 'Mochila à noite', body: 'Põe hoje à noite dois lápis e uma borracha na mochila.' },
    ],
    Tether: [
      { title: 'Dá um salto', body: 'Se uma pergunta te prende, marca-a e salta para a próxima.' },
      { title: 'Qualquer ordem serve', body: 'Começa pela pergunta que parece mais divertida.' },
      { title: 'Um teste diferente', body: 'O teste é novo? Diz «não faz mal» e lê uma pergunta.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Marca a palavra certa', body: 'Faz um círculo na palavra que te diz o que fazer.' },
      { title: 'Volta uma vez', body: 'Volta só a uma resposta e lê-a de novo.' },
      { title: 'Três cartões', body: 'Escreve três factos em cartões e pede que tos perguntem.' },
    ],
    Intensify: [
      { title: 'Procura o não', body: 'Procura palavras pequenas como «não», «todos» e «nunca».' },
      { title: 'Diz tudo', body: 'Escreve mais um facto em cada resposta comprida.' },
      { title: 'Nome e números', body: 'No fim, vê o nome, a data e todos os números.' },
    ],
    Tether: [
      { title: 'Só erros claros', body: 'Fica com a primeira resposta, se não vires um erro claro.' },
      { title: 'Caixa curta, resposta curta', body: 'Se a caixa é pequena, escreve lá só uma frase.' },
      { title: 'Anda com o relógio', body: 'Olha para o relógio e, a meio do tempo, avança.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Usa os dedos', body: 'Numa pergunta, conta ou desenha no canto da folha.' },
      { title: 'Experimenta em casa', body: 'Pede a alguém que faça contigo uma pergunta de teste antiga.' },
      { title: 'Desenho no canto', body: 'Fazer a sós custa? Desenha no canto o que já sabes.' },
    ],
    Intensify: [
      { title: 'Desenha a pergunta', body: 'Desenha o que a pergunta quer antes de responderes.' },
      { title: 'Treina a sério', body: 'Faz duas perguntas antigas numa mesa sossegada, como no teste.' },
      { title: 'Testa a resposta', body: 'Volta a pôr a resposta na pergunta e vê se serve.' },
    ],
    Tether: [
      { title: 'Escreve frases inteiras', body: 'Responde com uma frase inteira que comece com palavras da pergunta.' },
      { title: 'Explica porquê', body: 'Junta «porque» a uma das tuas respostas curtas.' },
      { title: 'Pede ajuda cedo', body: 'Põe a mão no ar depois de tentares duas vezes.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Escreve alguma coisa', body: 'Uma pergunta aberta assusta? Escreve uma coisa que pode ser verdade.' },
      { title: 'Uma rima emprestada', body: 'Pede a alguém uma rima para te lembrares de um facto.' },
      { title: 'Faz-me lembrar', body: 'Acaba baixinho: «Isto é um bocado como…» Depois escreve.' },
    ],
    Intensify: [
      { title: 'Imagens para lembrar', body: 'Pensa numa imagem engraçada para cada facto a lembrar.' },
      { title: 'Brinca às aulas', body: 'Inventa uma pergunta de teste e responde em voz alta.' },
      { title: 'Duas ideias, depois uma', body: 'Numa pergunta aberta, pensa em duas respostas e escolhe.' },
    ],
    Tether: [
      { title: 'Responde ao que pede', body: 'Aponta a palavra da pergunta e responde só a isso.' },
      { title: 'Desenhos de fora', body: 'Troca o desenho por uma palavra e volta ao teste.' },
      { title: 'Lê até ao fim', body: 'Deixa o lápis pousado até chegares ao ponto de interrogação.' },
    ],
  },
}
