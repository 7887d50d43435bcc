import type { TopicStrategies } from '../../strategy.ts'

export const feedback: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Nota em dois passos', body: 'Escreve uma coisa a manter e uma a mudar, por esta ordem.' },
      { title: 'Segue um modelo', body: 'Se os modelos fixos te irritam, usa um só nesta conversa e muda-o depois.' },
      { title: 'Primeiro a data', body: 'Envia já o convite para a conversa. As palavras podem vir depois.' },
    ],
    Intensify: [
      { title: 'Pontos por ordem', body: 'Põe os teus pontos por ordem: objetivo, o que viste, efeito, pedido.' },
      { title: 'Lista depois de ouvir', body: 'Faz a lista do que ouviste e dá a cada ponto um passo e uma data.' },
      { title: 'Dez minutos certos', body: 'Fixa dez minutos de duas em duas semanas para opiniões nos dois sentidos.' },
    ],
    Tether: [
      { title: 'Deixa ser uma conversa', body: 'Vira a tua lista para baixo e deixa a outra pessoa começar.' },
      { title: 'Segue o ponto novo', body: 'Quando surge um ponto novo, segue-o e deixa cair um dos teus.' },
      { title: 'Deixa por resolver', body: 'Acaba a conversa com uma pergunta em aberto e volta a ela na próxima semana.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Um exemplo pronto', body: 'Escreve um exemplo com dia e lugar antes da conversa.' },
      { title: 'Pede um exemplo', body: 'Se os pormenores te magoam, pede um só exemplo exato e agradece-o.' },
      { title: 'Repete o que ouviste', body: 'Diz numa frase o que percebeste e deixa que te corrijam.' },
    ],
    Intensify: [
      { title: 'Factos antes da opinião', body: 'Descreve o que viste ou ouviste antes de dizeres o que pensas.' },
      { title: 'Esclarece uma palavra', body: 'Pergunta como seria, na prática, «melhor», «mais rápido» ou «mais simpático».' },
      { title: 'Aponta as palavras', body: 'Escreve as palavras exatas enquanto estão frescas.' },
    ],
    Tether: [
      { title: 'Três, não dez', body: 'Escolhe os três pontos que mais contam e larga os outros.' },
      { title: 'Resiste à correção', body: 'Deixa ficar a versão da outra pessoa um minuto antes de acertares pormenores.' },
      { title: 'Dispensa a prova', body: 'Aceita um agradecimento sem pedires razões.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Aponta para o trabalho', body: 'Põe o trabalho em cima da mesa e aponta para um só sítio.' },
      { title: 'Ensaia uma frase', body: 'Se ensaiar te parece inútil, diz uma vez a tua primeira frase a alguém da equipa.' },
      { title: 'Um arranjo hoje', body: 'Pega num comentário e muda uma coisa dentro de uma hora.' },
    ],
    Intensify: [
      { title: 'Mostra outra maneira', body: 'Mostra como farias e depois vê a outra pessoa experimentar.' },
      { title: 'Testa o conselho', body: 'Experimenta um conselho durante um dia antes de o julgares.' },
      { title: 'A parte que funciona', body: 'Diz que parte funciona e o que a faz funcionar.' },
    ],
    Tether: [
      { title: 'Emoções antes de arranjos', body: 'Pergunta como a outra pessoa vê o assunto antes de propores uma solução.' },
      { title: 'Frases inteiras', body: 'Dá a tua opinião em pelo menos quatro frases inteiras.' },
      { title: 'Fica na sala', body: 'Fala disso cara a cara, em vez de refazeres o trabalho em silêncio.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Usa uma imagem', body: 'Se falar abertamente te parece arriscado, escolhe uma imagem que mostre como sentiste o projeto.' },
      { title: 'Um desejo', body: 'Acaba com um desejo que comece por «Consigo imaginar».' },
      { title: 'Pede duas ideias', body: 'Pede à outra pessoa duas ideias em que não tenhas pensado.' },
    ],
    Intensify: [
      { title: 'Imagem do futuro', body: 'Descreve como estariam as coisas daqui a três meses se isto corresse bem.' },
      { title: 'Troca de cadeira', body: 'Senta-te na outra cadeira e diz o que achas que a outra pessoa diria.' },
      { title: 'Outro cenário', body: 'Tem a conversa a caminhar ou com um chá, em vez de à secretária.' },
    ],
    Tether: [
      { title: 'Um tema por conversa', body: 'Fica pelo trabalho em causa e guarda as outras ideias para outro dia.' },
      { title: 'Ouve até ao fim', body: 'Carrega com os pés no chão até a outra pessoa ter acabado.' },
      { title: 'Primeiro a maneira habitual', body: 'Diz qual é a maneira combinada antes de sugerires uma nova.' },
    ],
  },
}
