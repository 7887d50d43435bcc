import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Três papelinhos', body: 'Põe princípio, meio e fim em três papelinhos antes de escreveres uma linha.' },
      { title: 'Copia um esqueleto', body: 'Se os esquemas te irritam, pede um emprestado e enche-o com os teus pontos.' },
      { title: 'Quinze minutos por ordem', body: 'Marca quinze minutos e escreve de cima para baixo, sem saltar.' },
    ],
    Intensify: [
      { title: 'Esquema, depois rascunho', body: 'Faz uma lista dos teus pontos pela ordem em que fazem falta a quem lê.' },
      { title: 'Parte da data', body: 'Conta para trás a partir da entrega e marca um dia para rascunho, revisão e cópia final.' },
      { title: 'Risca o que está pedido', body: 'Põe o enunciado ao lado do texto e marca cada exigência já cumprida.' },
    ],
    Tether: [
      { title: 'Rascunho fora de ordem', body: 'Escreve o parágrafo que vês com mais clareza, esteja onde estiver.' },
      { title: 'Esquece o aspeto', body: 'Desliga a formatação e escreve texto simples até o rascunho estar pronto.' },
      { title: 'Tira um título', body: 'Risca um ponto do teu esquema se o texto já não precisa dele.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Junta três factos', body: 'Escolhe três sítios do texto e junta a cada um um nome, uma data ou um número.' },
      {
        title: 'Troca de revisões',
        body: 'Se rever vírgulas te esgota, troca de texto com alguém e revejam a primeira página.',
      },
      { title: 'Uma só fonte', body: 'Abre uma fonte, tira dela uma citação e volta a fechá-la.' },
    ],
    Intensify: [
      { title: 'Fora as palavras vagas', body: 'Procura «coisa», «muito» e «bastante» e põe no lugar de cada uma a palavra exata.' },
      { title: 'Apoia cada afirmação', body: 'Depois de cada afirmação, junta uma razão, um exemplo ou uma fonte.' },
      { title: 'Revê do fim', body: 'Lê primeiro a última frase e vai subindo, para apanhares os erros pequenos.' },
    ],
    Tether: [
      { title: 'Corta um décimo', body: 'Encurta um parágrafo num décimo sem ires confirmar nada.' },
      { title: 'Fecha as fontes', body: 'Fecha todos os separadores e escreve uma página de memória.' },
      { title: 'Corrige no fim', body: 'Escreve de seguida e deixa a ortografia para os últimos dez minutos.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Parte de um objeto', body: 'Põe um objeto a sério na mesa e escreve em quatro linhas o que faz.' },
      {
        title: 'Primeiro diz, depois monta',
        body: 'Pede a alguém que mude contigo tiras com os teus parágrafos, até o texto se aguentar.',
      },
      { title: 'Arranja um parágrafo', body: 'Se arranjar textos te parece maçador, arranja só o parágrafo que mais te incomoda.' },
    ],
    Intensify: [
      { title: 'Junta um esquema', body: 'Desenha um esquema com o ponto principal e escreve o texto à volta dele.' },
      { title: 'Testa com quem lê', body: 'Pede a alguém que siga o teu texto como instruções e vê onde para.' },
      { title: 'Mostra a utilidade', body: 'Escreve um parágrafo sobre onde isto conta no dia a dia.' },
    ],
    Tether: [
      { title: 'Para lá da resposta', body: 'Depois de cada resposta curta, junta duas frases para quem não esteve lá.' },
      { title: 'Deixa alguém ouvir', body: 'Lê o rascunho em voz alta a alguém antes de arranjares seja o que for.' },
      { title: 'Dá nome a uma emoção', body: 'Junta uma frase sobre como o assunto toca as pessoas.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Primeira linha emprestada', body: 'Abre um livro, copia a primeira linha e escreve cinco linhas a partir daí.' },
      { title: 'Pede uma comparação', body: 'Pede a alguém que acabe «O teu tema é como…» e usa a comparação de que gostares.' },
      { title: 'Rascunho secreto', body: 'Se inventar te expõe demais, escreve quatro minutos numa folha que ninguém vai ver.' },
    ],
    Intensify: [
      { title: 'Três inícios estranhos', body: 'Escreve três primeiras linhas diferentes e fica com a mais surpreendente.' },
      { title: 'Troca o ponto de vista', body: 'Conta um parágrafo do lado de alguém que não concorda.' },
      { title: 'Mete uma imagem', body: 'Troca uma frase seca por uma imagem ou por uma cena minúscula.' },
    ],
    Tether: [
      { title: 'Um só fio', body: 'Escreve a ideia principal num cartão e corta cada parágrafo que saia dela.' },
      { title: 'Segue a forma uma vez', body: 'Mantém a forma pedida na primeira página inteira antes de a dobrares.' },
      { title: 'Ideias noutro ficheiro', body: 'Passa as ideias que sobram para um segundo ficheiro e volta ao parágrafo.' },
    ],
  },
}
