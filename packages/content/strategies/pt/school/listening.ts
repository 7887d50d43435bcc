import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Apanha três estações', body: 'Ouve à procura de início, viragem e fim, e escreve uma palavra para cada.' },
      { title: 'Uma moldura já feita', body: 'Se apontar por ordem te aperta, pede o esquema da aula e preenche os espaços.' },
      { title: 'Data no cimo', body: 'Escreve no cimo a data e o tema, e deixa o resto à vontade.' },
    ],
    Intensify: [
      { title: 'Numera os pontos', body: 'Numera cada ponto de quem fala e deixa uma linha entre eles.' },
      {
        title: 'Página de duas colunas',
        body: 'Desenha duas colunas antes de começar: pontos principais à esquerda, pormenores à direita.',
      },
      { title: 'Revisão no mesmo dia', body: 'Percorre os teus apontamentos por ordem antes de o dia acabar.' },
    ],
    Tether: [
      { title: 'Notas a passear', body: 'Usa uma folha branca e põe as palavras onde houver espaço.' },
      { title: 'Segue o desvio', body: 'Quando quem fala sai do esquema, pousa o esquema e ouve.' },
      { title: 'Não passes a limpo', body: 'Deixa os apontamentos como estão e usa o tempo para os lembrares.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cinco factos', body: 'Escreve cinco factos do que ouves e depois pousa a caneta.' },
      {
        title: 'Compara com quem está ao lado',
        body: 'Se apontar tudo te esgota, troca de notas com alguém e copia um pormenor que te falta.',
      },
      { title: 'Grava uma parte', body: 'Pergunta se podes gravar os dez minutos mais importantes.' },
    ],
    Intensify: [
      { title: 'Apanha nomes e números', body: 'Escreve cada nome, data e número tal como o ouves.' },
      { title: 'Marca o que não é claro', body: 'Põe um ponto de interrogação em cada sítio pouco claro e pergunta por dois deles.' },
      { title: 'Escreve a definição', body: 'Aponta as definições palavra por palavra e o resto em poucas palavras.' },
    ],
    Tether: [
      { title: 'Ouve de mãos vazias', body: 'Deixa as mãos vazias durante cinco minutos e limita-te a ouvir.' },
      { title: 'Palavras, não frases', body: 'Escreve no máximo quatro palavras para cada ponto.' },
      { title: 'Perguntas para o fim', body: 'Guarda as perguntas para o fim e faz a mais útil.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Pede que te mostrem', body: 'Se a conversa técnica te passa ao lado, pede a quem fala que mostre uma vez.' },
      { title: 'Mãos num exemplo', body: 'Segura ou abre um exemplo enquanto ouves.' },
      { title: 'Copia um esquema', body: 'Copia do quadro um esquema, só com três legendas.' },
    ],
    Intensify: [
      { title: 'Desenha o sistema', body: 'Enquanto ouves, desenha como as partes agem umas sobre as outras.' },
      { title: 'Aponta um uso', body: 'Escreve um sítio onde poderias aplicar cada ponto principal.' },
      { title: 'Experimenta hoje mesmo', body: 'Experimenta uma coisa do que ouviste antes de chegar a noite.' },
    ],
    Tether: [
      { title: 'Olha e acena', body: 'Olha para quem fala durante um minuto inteiro antes de voltares a desenhar.' },
      { title: 'Explica a alguém', body: 'No fim, explica o que ouviste a alguém em pelo menos cinco frases.' },
      { title: 'Guarda o aparelho', body: 'Deixa o aparelho e as ferramentas na mochila enquanto alguém fala.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uma pequena imagem', body: 'Desenha uma pequena imagem para a ideia principal. Um boneco de riscos chega.' },
      { title: 'Pede um exemplo', body: 'Se te perdes nos saltos entre temas, pergunta como é que os dois se ligam.' },
      { title: 'Adivinha o ponto seguinte', body: 'Adivinha uma vez o que vem a seguir e vê se acertas.' },
    ],
    Intensify: [
      { title: 'Mapa de ideias', body: 'Põe o tema no meio e deixa crescer ramos em todas as direções.' },
      { title: 'Encontra uma metáfora', body: 'Escreve, numa imagem, com que se parece tudo o que ouviste.' },
      { title: 'Liga duas disciplinas', body: 'Faz uma seta de um ponto novo para algo de outra disciplina.' },
    ],
    Tether: [
      { title: 'Margem para ideias soltas', body: 'Dá às ideias soltas uma margem estreita e volta às palavras de quem fala.' },
      { title: 'Primeiro o que foi dito', body: 'Escreve o que foi dito antes de juntares o que pensas.' },
      { title: 'Espera três segundos', body: 'Espera três segundos depois de a outra pessoa acabar, antes de comentares.' },
    ],
  },
}
