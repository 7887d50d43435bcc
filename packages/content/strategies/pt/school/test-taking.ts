import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Marca a primeira fácil', body: 'Faz um círculo numa pergunta fácil e começa por ela. A ordem das outras pode esperar.' },
      { title: 'Plano emprestado', body: 'Se os horários te oprimem, copia o plano de alguém, só por dois dias.' },
      { title: 'Duas metades', body: 'Divide o tempo em dois e olha para o relógio uma vez, a meio.' },
    ],
    Intensify: [
      { title: 'Pontos e minutos', body: 'Escreve ao lado de cada pergunta quantos minutos merecem os seus pontos.' },
      { title: 'Instruções duas vezes', body: 'Lê as instruções duas vezes e sublinha cada verbo que te diz o que fazer.' },
      { title: 'Ensaia a manhã', body: 'Prepara hoje à noite as canetas, os papéis e o caminho.' },
    ],
    Tether: [
      { title: 'Responde fora de ordem', body: 'Faz as perguntas pela ordem de que gostas e numera as respostas.' },
      { title: 'Deixa por acabar', body: 'Passa à frente quando os minutos de uma pergunta acabam, mesmo a meio da frase.' },
      { title: 'Recebe a surpresa', body: 'Quando o teste não é como esperavas, deita o ar fora e lê uma pergunta devagar.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Dez cartões', body: 'Faz dez cartões, nem mais um, e revê-os a caminho de casa.' },
      { title: 'Deixa que te perguntem', body: 'Se os factos te fogem e isso te incomoda, pede a alguém cinco minutos de perguntas.' },
      { title: 'Revê o que vale mais', body: 'Nos últimos minutos, revê só a pergunta com mais pontos.' },
    ],
    Intensify: [
      { title: 'Tapa as opções', body: 'Tapa as opções de resposta, escreve a tua e depois compara.' },
      { title: 'Sempre um facto', body: 'Põe pelo menos um nome, uma data ou um número em cada resposta longa.' },
      { title: 'Pergunta pela palavra', body: 'Pergunta a quem vigia o teste pelas palavras de uma pergunta que não são claras.' },
    ],
    Tether: [
      { title: 'Primeiro nomeia o erro', body: 'Muda uma resposta só quando consegues dizer qual é o erro.' },
      { title: 'O tamanho pedido', body: 'Ajusta o tamanho da resposta aos pontos que vale e depois para de escrever.' },
      { title: 'Hoje, nada de novo', body: 'Fecha os livros uma hora antes de dormir e não juntes mais nada.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Um desenho por resposta', body: 'Faz um pequeno desenho para uma pergunta antes de escreveres.' },
      { title: 'Um teste antigo', body: 'Se praticar te parece inútil, faz meio teste antigo lado a lado com alguém.' },
      { title: 'Passa-o pelas mãos', body: 'Faz um procedimento com gestos enquanto dizes os passos.' },
    ],
    Intensify: [
      { title: 'Ensaio a sério', body: 'Faz um teste antigo com o tempo e o material verdadeiros.' },
      { title: 'Põe a resposta à prova', body: 'Testa cada resultado voltando a pô-lo na pergunta.' },
      { title: 'O passo partido', body: 'Pega numa pergunta que falhaste e marca o passo exato em que se desviou.' },
    ],
    Tether: [
      { title: 'Escreve o óbvio', body: 'Escreve os passos que te parecem óbvios, porque também dão pontos.' },
      { title: 'Das notas às frases', body: 'Transforma as palavras-chave em três frases ligadas antes de entregares.' },
      { title: 'Revê em companhia', body: 'Passa meia hora a rever com outras pessoas e deixa-as falar primeiro.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uma resposta possível', body: 'Quando a pergunta é aberta, começa por «Uma resposta possível é…» e continua.' },
      { title: 'Ganchos de memória', body: 'Se imagens estranhas te parecem tolas, pede três a alguém e usa uma.' },
      { title: 'Um minuto de palpites', body: 'No fim, dá um minuto às perguntas em branco e tenta adivinhar cada uma.' },
    ],
    Intensify: [
      { title: 'Palácio da memória', body: 'Põe cada facto numa divisão da tua casa e passeia por ela.' },
      { title: 'Inventa o teste', body: 'Escreve três perguntas que tu farias, uma delas fora do comum.' },
      { title: 'Defende o outro lado', body: 'Junta um ângulo inesperado à pergunta de desenvolvimento antes de concluíres.' },
    ],
    Tether: [
      { title: 'Fica-te pelo verbo', body: 'Sublinha «enumera», «compara» ou «explica» e faz só isso.' },
      { title: 'A forma esperada', body: 'Usa a forma que te mostraram e guarda o teu toque para outra ocasião.' },
      { title: 'A pergunta inteira', body: 'Deixa a caneta pousada até teres lido a pergunta até ao fim.' },
    ],
  },
}
