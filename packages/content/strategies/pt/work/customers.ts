import type { TopicStrategies } from '../../strategy.ts'

export const customers: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Chamada em três partes', body: 'Usa cumprimento, pergunta e próximo passo, e deixa fluir o resto da chamada.' },
      { title: 'Cartão junto ao telefone', body: 'Se os guiões te parecem rígidos, tem um cartão só com a primeira e a última frase.' },
      { title: 'Fecha um caso', body: 'Acaba hoje o caso de uma pessoa antes de abrires outro.' },
    ],
    Intensify: [
      { title: 'Marca o próximo contacto', body: 'Regista a data do próximo contacto antes de desligares.' },
      { title: 'Segue a lista de casos', body: 'Trata esta manhã dos casos abertos, do mais antigo ao mais recente.' },
      { title: 'A mesma receção', body: 'Prepara formulário, caneta e proposta antes de a pessoa entrar.' },
    ],
    Tether: [
      { title: 'A ordem é da pessoa', body: 'Deixa a pessoa começar por onde quiser e preenche depois o formulário.' },
      { title: 'Salta uma linha do guião', body: 'Deixa de fora uma linha do guião quando a pessoa já lhe respondeu.' },
      { title: 'Recebe quem chega', body: 'Adia uma tarefa planeada quando há alguém ao balcão.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Repete um pormenor', body: 'Repete um pormenor que a pessoa te deu e pergunta se percebeste bem.' },
      { title: 'Folha de dados à mão', body: 'Se os dados do produto te aborrecem, tem à mão os cinco números que mais perguntam.' },
      { title: 'Mais uma pergunta', body: 'Faz mais uma pergunta antes de propores seja o que for.' },
    ],
    Intensify: [
      { title: 'Escreve as suas palavras', body: 'Aponta o pedido com as próprias palavras de quem o faz.' },
      { title: 'Confirma a promessa', body: 'Verifica preço, data e condições antes de os dizeres em voz alta.' },
      { title: 'Explica as condições', body: 'Gasta dois minutos a explicar a cláusula que costuma passar ao lado de clientes.' },
    ],
    Tether: [
      { title: 'Responde e faz pausa', body: 'Dá a resposta curta e faz uma pausa. Os pormenores vêm quando perguntarem.' },
      { title: 'Duas opções chegam', body: 'Propõe dois produtos que sirvam, em vez da gama inteira.' },
      { title: 'Deixa estar o erro pequeno', body: 'Deixa passar um nome de produto trocado e trata do pedido.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Passa-o para a mão', body: 'Põe o produto nas mãos de quem te ouve enquanto falas.' },
      { title: 'Chama a oficina', body: 'Se as perguntas técnicas te inquietam, chama alguém da oficina e ouve.' },
      { title: 'Experimenta o produto', body: 'Usa tu o produto durante cinco minutos antes do teu turno.' },
    ],
    Intensify: [
      { title: 'Mostra-o a funcionar', body: 'Mostra num minuto como funciona e depois deixa a pessoa experimentar.' },
      { title: 'Resolve na hora', body: 'Escolhe uma reclamação que possas resolver hoje com as tuas mãos.' },
      { title: 'Pergunta pelo uso', body: 'Pergunta à pessoa onde e como vai usar o produto.' },
    ],
    Tether: [
      { title: 'Ouve para lá da avaria', body: 'Deixa a pessoa acabar a história antes de começares o arranjo.' },
      { title: 'Vai dizendo o que fazes', body: 'Diz à pessoa cada passo enquanto tratas do problema.' },
      { title: 'Uma frase amável', body: 'Diz uma frase sobre o incómodo que teve antes de falares de peças.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Surpresa preparada', body: 'Se improvisar te parece arriscado, prepara um pequeno extra e oferece-o hoje.' },
      { title: 'Pergunta pela sua ideia', body: 'Pergunta à pessoa: «O que seria ideal para si?» e aponta a resposta.' },
      { title: 'Uma frase emprestada', body: 'Ouve alguém da equipa durante dez minutos e fica com uma frase simpática.' },
    ],
    Intensify: [
      { title: 'Um terceiro caminho', body: 'Sugere uma solução que não está na lista.' },
      { title: 'A história de outro caso', body: 'Conta em poucas palavras como outra pessoa o usou de maneira pouco vulgar.' },
      { title: 'Troca de lugar', body: 'Entra pela vossa porta como se fosses cliente e muda uma coisa.' },
    ],
    Tether: [
      { title: 'Trata deste pedido', body: 'Resolve o que trouxe a pessoa antes de sugerires algo novo.' },
      { title: 'Promete o conhecido', body: 'Promete só o que a casa oferece hoje e aponta o resto como desejo.' },
      { title: 'Uma só história', body: 'Fica-te por uma história e depois pergunta o que decide.' },
    ],
  },
}
