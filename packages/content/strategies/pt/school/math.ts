import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copia um exemplo', body: 'Copia um exemplo resolvido linha a linha e depois muda só os números.' },
      { title: 'Pede o primeiro passo', body: 'Se os métodos longos te afastam, pede a alguém só o primeiro passo e escreve-o.' },
      { title: 'Uma linha, um passo', body: 'Usa papel pautado e faz só uma mudança por linha.' },
    ],
    Intensify: [
      { title: 'O dado e o pedido', body: 'Escreve o que é dado, o que é pedido e que fórmula une os dois.' },
      { title: 'Numera os passos', body: 'Numera cada linha da resolução, para encontrares um deslize.' },
      { title: 'Exercícios por ordem', body: 'Faz os exercícios pela ordem dada durante meia hora, com o telemóvel noutra divisão.' },
    ],
    Tether: [
      { title: 'Tenta um atalho', body: 'Procura um caminho mais curto para um exercício, mesmo que a ficha mostre outro.' },
      { title: 'Salta para o fim', body: 'Começa pela resposta que esperas e trabalha para trás.' },
      { title: 'Rascunho à vontade', body: 'Faz a primeira tentativa em folha de rascunho, sem colunas direitas.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Confirma só os sinais', body: 'Volta a uma resolução e confirma só os sinais de mais e de menos.' },
      { title: 'Definição a dois', body: 'Pede a alguém da turma que te explique um termo e escreve-o num cartão.' },
      { title: 'Unidade colada', body: 'Se a exatidão te cansa, escreve apenas a unidade a seguir a cada número.' },
    ],
    Intensify: [
      { title: 'Estima e compara', body: 'Escreve primeiro uma estimativa e compara-a com o resultado exato.' },
      { title: 'Nomeia a regra', body: 'Escreve ao lado de cada passo a regra que o permite.' },
      { title: 'Calcula de outra maneira', body: 'Faz a conta outra vez, com outro método ou com a calculadora.' },
    ],
    Tether: [
      { title: 'Confirma uma só vez', body: 'Confirma cada resultado uma vez e passa ao exercício seguinte.' },
      { title: 'Arredonda de propósito', body: 'Arredonda os números na primeira volta, quando a pergunta o permite.' },
      { title: 'Hoje sem demonstração', body: 'Aceita a fórmula dada e usa-a, sem a deduzires primeiro.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Move coisas a sério', body: 'Põe moedas ou clipes na mesa para o primeiro exercício e move-os.' },
      { title: 'Vê alguém construir', body: 'Se os modelos pouco te dizem, vê um vídeo curto em que constroem este exercício.' },
      { title: 'Dois pontos no gráfico', body: 'Desenha um par de eixos e marca só dois pontos.' },
    ],
    Intensify: [
      { title: 'Desenha antes de calcular', body: 'Faz um desenho com todas as medidas antes de escreveres uma equação.' },
      { title: 'Encontra um caso real', body: 'Procura um preço, uma velocidade ou uma sala onde se use esta conta.' },
      { title: 'Procura a avaria', body: 'Põe números simples em cada passo até encontrares onde falha.' },
    ],
    Tether: [
      { title: 'Escreve o raciocínio', body: 'Junta uma razão curta, por palavras, a cada linha que fizeste de cabeça.' },
      { title: 'Explica em voz alta', body: 'Explica uma resolução a alguém que não viu o exercício.' },
      { title: 'Dez minutos de teoria', body: 'Lê a explicação durante dez minutos antes de pegares no primeiro exercício.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Palpite a lápis', body: 'Se adivinhar te parece errado, escreve um palpite a lápis e apaga-o depois.' },
      { title: 'Um segundo caminho', body: 'Pede a alguém outra maneira de resolver e experimenta só a primeira linha.' },
      { title: 'Rodeia o que se repete', body: 'Faz um círculo à volta de cada número repetido e vê que desenho aparece.' },
    ],
    Intensify: [
      { title: 'Inventa um problema', body: 'Inventa um problema com a resposta 42 e dá-o a alguém para resolver.' },
      { title: 'Conta-o como história', body: 'Transforma a equação numa história com duas pessoas e um conflito.' },
      { title: 'Três começos', body: 'Esboça três começos possíveis antes de escolheres um.' },
    ],
    Tether: [
      { title: 'Acaba o caminho conhecido', body: 'Leva o método habitual até à última linha antes de tentares o teu.' },
      { title: 'Palpite em espera', body: 'Escreve o teu palpite na margem e prova-o linha a linha.' },
      { title: 'Um exercício por página', body: 'Dá a cada exercício a sua página e vira-a só quando estiver resolvido.' },
    ],
  },
}
