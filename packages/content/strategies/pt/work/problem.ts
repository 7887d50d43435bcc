import type { TopicStrategies } from '../../strategy.ts'

export const problem: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'O passo zero', body: 'Escreve o que aconteceu mesmo antes de o problema aparecer.' },
      {
        title: 'Lista emprestada',
        body: 'Se os procedimentos te parecem lentos, pega numa lista que já exista e faz as três primeiras verificações.',
      },
      { title: 'Dez minutos de calma', body: 'Dá dez minutos a uma causa de cada vez e depois muda, se quiseres.' },
    ],
    Intensify: [
      { title: 'Linha do tempo da falha', body: 'Põe os acontecimentos por ordem, com a hora ao lado de cada um.' },
      { title: 'Uma mudança de cada vez', body: 'Muda uma só coisa, testa, aponta o resultado e passa à seguinte.' },
      { title: 'Ordena as causas', body: 'Ordena as causas possíveis e começa pela mais barata de verificar.' },
    ],
    Tether: [
      { title: 'Salta para a causa', body: 'Vai direito à causa mais provável e deixa as verificações habituais para depois.' },
      { title: 'Dobra o procedimento', body: 'Pergunta quem pode autorizar uma exceção e liga a essa pessoa.' },
      { title: 'Age com meio plano', body: 'Faz uma coisa segura antes de o plano inteiro estar escrito.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Três dados exatos', body: 'Descreve o problema numa linha com um lugar, uma hora e um número.' },
      { title: 'Procura a meias', body: 'Se escavar dados te esgota, divide os registos com alguém da equipa: metade para cada.' },
      { title: 'Uma chamada para confirmar', body: 'Faz uma chamada para confirmar o facto de que mais coisas dependem.' },
    ],
    Intensify: [
      { title: 'O que não é', body: 'Faz a lista de onde o problema não acontece e compara.' },
      { title: 'Junta as provas', body: 'Guarda mensagens, números e fotografias numa pasta antes de alguém os explicar.' },
      { title: 'Cinco vezes porquê', body: 'Pergunta «porquê» cinco vezes e escreve cada resposta.' },
    ],
    Tether: [
      { title: 'Decide com o que há', body: 'Escreve o que sabes num cartão e decide com base nisso.' },
      { title: 'Adia o balanço', body: 'Deixa a questão da culpa e das palavras exatas para quando tudo voltar a funcionar.' },
      { title: 'Hora de fecho dos dados', body: 'Marca uma hora a que acaba a recolha de dados e começa a ação.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Toca na causa', body: 'Vai ao sítio do problema e olha para ele durante cinco minutos.' },
      { title: 'Mãos emprestadas', body: 'Se os arranjos te enervam, pede ajuda a alguém com jeito e passa-lhe as ferramentas.' },
      { title: 'Reinicia uma coisa', body: 'Reinicia, volta a ligar ou troca uma peça, e vê o que muda.' },
    ],
    Intensify: [
      { title: 'Reconstrói a falha', body: 'Faz o problema acontecer outra vez em ponto pequeno.' },
      { title: 'Trabalha por dentro', body: 'Abre o aparelho, o ficheiro ou o processo e segue-o até onde para.' },
      { title: 'Tenta o arranjo simples', body: 'Testa primeiro o arranjo mais simples e observa-o durante uma hora.' },
    ],
    Tether: [
      { title: 'Descreve antes de arranjar', body: 'Conta a alguém o que está mal antes de pegares numa ferramenta.' },
      { title: 'Pergunta a quem sofre', body: 'Pergunta a duas pessoas afetadas do que mais precisam até tudo funcionar.' },
      { title: 'Para à segunda hora', body: 'Chama alguém da equipa quando passarem duas horas sem resultado.' },
    ],
  },
  confluence: {
    Forge: [
      {
        title: 'Pergunta a alguém de fora',
        body: 'Se as ideias estranhas te inquietam, deixa alguém de fora fazer três perguntas ingénuas.',
      },
      { title: 'Uma opção arrojada', body: 'Escreve uma solução que nunca escolherias e encontra nela algo de útil.' },
      { title: 'Quatro minutos de esboço', body: 'Esboça uma solução durante quatro minutos, sem certo nem errado.' },
    ],
    Intensify: [
      { title: 'Vira o problema', body: 'Pergunta-te como causarias este problema e depois inverte a resposta.' },
      { title: 'Rouba ao mundo', body: 'Vê como uma cozinha, um aeroporto ou um formigueiro trata a mesma coisa.' },
      { title: 'Sai da secretária', body: 'Leva o problema a passear e volta com três ideias.' },
    ],
    Tether: [
      { title: 'Testa antes da ideia seguinte', body: 'Testa a primeira ideia até ao fim antes de dizeres outra.' },
      { title: 'Fica com a pergunta', body: 'Escreve o problema num cartão e segura-o enquanto pensas.' },
      { title: 'Mantém o que funciona', body: 'Faz a lista do que ainda funciona e não lhe mexas.' },
    ],
  },
}
