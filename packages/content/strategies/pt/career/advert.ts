import type { TopicStrategies } from '../../strategy.ts'

export const advert: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copia três linhas', body: 'Se os anúncios longos te cansam, copia só três linhas: tarefas, exigências, oferta.' },
      { title: 'Deixa que te leiam', body: 'Pede a alguém que te leia as tarefas uma a uma e acena que sim ou que não.' },
    ],
    Intensify: [
      { title: 'Tabela de tarefas', body: 'Põe todas as tarefas numa tabela e junta a cada uma um exemplo teu.' },
      { title: 'Primeiro o prazo', body: 'Marca a data limite e conta para trás até ao teu primeiro rascunho.' },
    ],
    Tether: [
      { title: 'Ignora a ordem dos pontos', body: 'Começa pela linha que te atrai, esteja onde estiver.' },
      { title: 'Concorre com falhas', body: 'Marca as exigências que cumpres e avança, mesmo que fiquem duas linhas vazias.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Três palavras difíceis', body: 'Procura três palavras do anúncio que costumarias saltar.' },
      { title: 'Empresa em dez minutos', body: 'Se ler sobre a empresa te aborrece, dá só dez minutos à sua página.' },
    ],
    Intensify: [
      { title: 'Obrigatório e desejado', body: 'Sublinha uma vez o obrigatório e duas vezes o desejado, palavra por palavra.' },
      { title: 'Liga com duas perguntas', body: 'Liga para o contacto e faz duas perguntas exatas sobre o emprego.' },
    ],
    Tether: [
      { title: 'Menos entrelinhas', body: 'Lê o anúncio duas vezes e depois guarda-o.' },
      { title: 'Uma linha por exigência', body: 'Aponta uma só prova para cada exigência e para aí.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Vê as ferramentas', body: 'Se a parte técnica te assusta, procura uma fotografia de uma ferramenta que lá venha.' },
      { title: 'Pergunta a quem usa', body: 'Pede a quem usa a máquina ou o programa do anúncio cinco minutos para veres.' },
    ],
    Intensify: [
      { title: 'Das tarefas aos gestos', body: 'Escreve ao lado de cada tarefa o que as tuas mãos fariam.' },
      { title: 'Experimenta o programa', body: 'Instala uma versão de teste de um programa do anúncio e faz uma coisa.' },
    ],
    Tether: [
      { title: 'Procura as pessoas', body: 'Marca cada palavra sobre equipa, clientes e contacto antes de avaliares o trabalho.' },
      { title: 'Pergunta pelo porquê', body: 'Encontra a frase que diz o que move a empresa e copia-a.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Imagina uma cena', body: 'Se imaginar te parece vago, imagina só os primeiros dez minutos desse emprego.' },
      { title: 'Outros dois nomes', body: 'Pergunta a alguém por outros dois empregos em que haja estas tarefas.' },
    ],
    Intensify: [
      { title: 'Reescreve o anúncio', body: 'Reescreve o anúncio como se procurasse por ti.' },
      { title: 'Lê o que falta', body: 'Aponta o que o anúncio não diz e o que tu poderias trazer.' },
    ],
    Tether: [
      { title: 'Fica com o texto', body: 'Cita uma linha do anúncio por cada coisa que imaginas sobre o emprego.' },
      { title: 'Hoje, um anúncio', body: 'Acaba de ler este anúncio antes de abrires o seguinte.' },
    ],
  },
}
