import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Só a primeira frase', body: 'Escreve só uma frase sobre o que vem primeiro.' },
      { title: 'Três caixas', body: 'A ordem custa? Pede que te desenhem três caixas e enche uma.' },
      { title: 'Corta e põe em fila', body: 'Escreve três ideias em três tiras e põe-nas em fila.' },
    ],
    Intensify: [
      { title: 'Plano de cinco palavras', body: 'Escreve cinco palavras por ordem antes de escreveres o texto.' },
      { title: 'Compara com o exemplo', body: 'Põe o exemplo ao lado da tua folha e vê cada parte.' },
      { title: 'Início, meio e fim', body: 'Dobra a folha em três, início, meio e fim, e preenche-a.' },
    ],
    Tether: [
      { title: 'Primeiro às pressas', body: 'Escreve primeiro uma página desarrumada e passa-a a limpo mais tarde.' },
      { title: 'Começa onde gostas', body: 'Escreve a parte de que gostas mais, mesmo que seja a última.' },
      { title: 'Hoje sem lista', body: 'Vira o plano ao contrário e escreve cinco minutos sem ele.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Uma coisa a sério', body: 'Junta ao texto um nome, um número ou um som.' },
      { title: 'Duas perguntas', body: 'Os pormenores aborrecem-te? Pede duas perguntas a alguém e escreve as respostas.' },
      { title: 'Vê três palavras', body: 'Procura três palavras no dicionário e depois para.' },
    ],
    Intensify: [
      { title: 'Troca a palavra gasta', body: 'Procura «bonito» ou «grande» e escreve uma palavra mais exata.' },
      { title: 'Junta porque', body: 'Escolhe uma frase e junta «porque» e a tua razão.' },
      { title: 'Lê com a régua', body: 'Põe a régua debaixo de cada linha e procura erros pequenos.' },
    ],
    Tether: [
      { title: 'Borracha a descansar', body: 'Deixa a borracha na mochila até teres escrito a última linha.' },
      { title: 'O teu melhor facto', body: 'Escolhe o facto de que gostas mais e deixa os outros.' },
      { title: 'Só cinco frases', body: 'Conta tudo em cinco frases e depois pousa o lápis.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Toca antes de escrever', body: 'Põe na mesa a coisa de que escreves e toca-lhe primeiro.' },
      { title: 'Cartões para mexer', body: 'Mexe com alguém em cartões de palavras até darem certo.' },
      { title: 'Faz em plasticina', body: 'Faz uma coisa do texto em plasticina, durante cinco minutos.' },
    ],
    Intensify: [
      { title: 'Faz e depois escreve', body: 'Faz a coisa uma vez e escreve o que fizeram as mãos.' },
      { title: 'Um desenho ao lado', body: 'Faz um desenho com setas ao lado do texto.' },
      { title: 'Para que é?', body: 'Escreve uma frase sobre como as pessoas podem usar isto.' },
    ],
    Tether: [
      { title: 'Mais uma frase', body: 'Depois de cada frase curta, escreve outra: o que se sentiu?' },
      { title: 'Lê-o a alguém', body: 'Lê o texto a alguém antes de dizeres que está pronto.' },
      { title: 'Palavras antes do desenho', body: 'Fecha a caixa dos lápis de cor até teres três linhas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Tira um cartão', body: 'Inventar é esquisito? Tira um cartão com desenho e escreve sobre ele.' },
      { title: 'Um começo emprestado', body: 'Pede a alguém a primeira linha e continua a partir dela.' },
      { title: 'Uma palavra maluca', body: 'Põe uma palavra engraçada no texto e vê o que acontece.' },
    ],
    Intensify: [
      { title: 'Uma coisa que fala', body: 'Deixa falar no texto um sapato, uma árvore ou uma nuvem.' },
      { title: 'Escreve três títulos', body: 'Inventa três títulos esquisitos e faz um círculo num.' },
      { title: 'Passeio de ideias', body: 'Passeia pela sala e encontra uma coisa para o teu texto.' },
    ],
    Tether: [
      { title: 'Ganha uma ideia', body: 'Desenha as ideias em bolhas e põe uma estrela só numa.' },
      { title: 'Olha para a tarefa', body: 'De cinco em cinco linhas, lê a tarefa em voz alta.' },
      { title: 'Para a próxima vez', body: 'Põe as histórias novas num envelope chamado «próxima vez».' },
    ],
  },
}
