import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Só o número um', body: 'Tapa a folha com papel e deixa ver só o primeiro problema.' },
      { title: 'Passos com alguém', body: 'Pede a alguém que diga o primeiro passo enquanto o escreves.' },
      { title: 'Um quadrado, um número', body: 'As filas custam? Usa papel quadriculado: um número em cada quadrado.' },
    ],
    Intensify: [
      { title: 'Linhas, passo a passo', body: 'Escreve cada passo na sua própria linha.' },
      { title: 'Marca a ordem', body: 'Escreve 1, 2 e 3 por cima das partes a fazer.' },
      { title: 'Mesa pronta', body: 'Arruma a mesa e põe lá o lápis, a régua e papel.' },
    ],
    Tether: [
      { title: 'Tenta de outra maneira', body: 'Faz um problema por outra ordem e olha para a resposta.' },
      { title: 'Começa onde quiseres', body: 'Faz primeiro um problema de que gostas, não o de cima.' },
      { title: 'Deixa um espaço', body: 'Se um passo não sai, deixa um espaço e continua.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Vê uma resposta', body: 'Escolhe uma resposta e conta outra vez pelos dedos.' },
      { title: 'Ouve duas vezes', body: 'Os números cansam-te? Pede que te leiam o problema duas vezes.' },
      { title: 'Círculos nos números', body: 'Com um lápis de cor, faz círculos só nos números.' },
    ],
    Intensify: [
      { title: 'Diz o que contas', body: 'Escreve depois de cada número o que é: maçãs, moedas, passos.' },
      { title: 'O que quer dizer?', body: 'Aponta uma palavra da matemática e pede que ta mostrem.' },
      { title: 'Vira a conta', body: 'Confirma uma conta de mais com uma de menos.' },
    ],
    Tether: [
      { title: 'Revisão curta', body: 'Revê só os dois últimos problemas e vira a folha.' },
      { title: 'Perto já serve', body: 'Se a tarefa diz «cerca de», adivinha o número e para.' },
      { title: 'Resposta curta', body: 'Escreve a resposta numa linha curta, sem palavras a mais.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Cinco coisinhas', body: 'Põe cinco botões na mesa e usa-os num problema.' },
      { title: 'Vê e depois mexe', body: 'Vê alguém fazer com cubos e depois mexe tu num.' },
      { title: 'Desenha bolinhas', body: 'Desenha bolinhas para os números, só no primeiro problema.' },
    ],
    Intensify: [
      { title: 'Constrói o problema', body: 'Constrói o problema à tua frente com cubos ou moedas.' },
      { title: 'Encontra-o em casa', body: 'Mede com a régua uma coisa em casa, como na tarefa.' },
      { title: 'Caça ao erro', body: 'Resposta errada? Procura o sítio onde a conta saiu do caminho.' },
    ],
    Tether: [
      { title: 'Diz os teus passos', body: 'Conta a alguém como chegaste à resposta, passo a passo.' },
      { title: 'Escreve o meio', body: 'Escreve também o passo do meio, não só a resposta.' },
      { title: 'Trabalha a dois', body: 'Faz o próximo problema com alguém, em vez de a sós.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Um bicho engraçado', body: 'Põe rãs ou gatos num problema e depois resolve-o.' },
      { title: 'Escolhe um caminho', body: 'Pede a uma pessoa crescida dois caminhos e aponta um.' },
      { title: 'Primeiro o palpite', body: 'Adivinhar assusta? Diz baixinho um palpite e depois faz a conta.' },
    ],
    Intensify: [
      { title: 'Um segundo caminho', body: 'Procura mais um caminho para chegar à mesma resposta.' },
      { title: 'Números em história', body: 'Desenha o problema numa banda desenhada com dois quadradinhos.' },
      { title: 'Inventa o teu', body: 'Inventa um problema sobre o dia dos teus anos.' },
    ],
    Tether: [
      { title: 'Fica neste', body: 'Tapa os outros problemas até esta resposta estar escrita.' },
      { title: 'Como no livro', body: 'Faz o primeiro problema tal e qual como o do livro.' },
      { title: 'Para antes de adivinhar', body: 'Põe a mão na folha e lê a pergunta outra vez.' },
    ],
  },
}
