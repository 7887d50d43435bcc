import type { TopicStrategies } from '../../strategy.ts'

export const timePressure: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Três até ao meio-dia', body: 'Escolhe três tarefas para antes do meio-dia e esconde o resto da lista.' },
      { title: 'Pergunta o que vem primeiro', body: 'Se ordenar te parece tempo perdido, pede à chefia que aponte a primeira tarefa.' },
      { title: 'Com o relógio da cozinha', body: 'Marca vinte e cinco minutos, faz uma tarefa do princípio ao fim e levanta-te.' },
    ],
    Intensify: [
      { title: 'Ordena pelo prazo', body: 'Escreve ao lado de cada tarefa a hora a que tem de estar pronta e ordena.' },
      { title: 'Junta as pequenas', body: 'Põe todas as chamadas num bloco e todos os e-mails noutro.' },
      { title: 'Limpa a superfície', body: 'Tira da mesa e do ecrã tudo menos a próxima tarefa.' },
    ],
    Tether: [
      { title: 'Tira um passo', body: 'Deixa de fora um passo de que hoje ninguém vai dar pela falta.' },
      { title: 'Acaba em bruto', body: 'Entrega já uma versão tosca e combina uma hora para a versão limpa.' },
      { title: 'Deixa a lista mudar', body: 'Quando chega algo urgente, risca uma linha e avança.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'O que tem de estar certo', body: 'Escreve as duas coisas que têm de estar certas e confirma essas.' },
      { title: 'Segunda leitura', body: 'Se rever à pressa te põe em tensão, pede a alguém da equipa que leia a última página.' },
      { title: 'Um minuto para verificar', body: 'Para um minuto antes de enviar e verifica nome, quantia e data.' },
    ],
    Intensify: [
      { title: 'Pergunta quanto chega', body: 'Pergunta quão exato tem de ser o resultado e aponta a resposta.' },
      { title: 'Conta as horas', body: 'Estima as horas de cada tarefa e soma-as antes de prometeres.' },
      { title: 'Faz um registo', body: 'Aponta numa linha cada coisa que decidiste e porquê.' },
    ],
    Tether: [
      { title: 'Responde sem pesquisar', body: 'Responde com o que sabes e assinala o que ainda não está confirmado.' },
      { title: 'Hoje, respostas curtas', body: 'Responde em duas linhas a tudo o que não seja um contrato.' },
      { title: 'Números principais e envia', body: 'Entrega quando os números principais estiverem firmes e faz a lista dos que faltam.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Um atalho emprestado', body: 'Pergunta a alguém da equipa que tecla ou modelo lhe poupa mais minutos.' },
      { title: 'Começa pelas mãos', body: 'Se os arranjos rápidos não são contigo, faz primeiro a tarefa prática mais simples.' },
      { title: 'Torna-o mais pequeno', body: 'Em cinco minutos, reduz a tarefa à versão mais pequena que funcione.' },
    ],
    Intensify: [
      { title: 'Solta o travão', body: 'Encontra a coisa que mais te atrasa e resolve-a primeiro.' },
      { title: 'Reaproveita uma parte', body: 'Pega num ficheiro, formulário ou fórmula que já serviu e adapta-o.' },
      { title: 'Lugar sossegado', body: 'Muda-te para uma sala onde ninguém te encontre durante uma hora.' },
    ],
    Tether: [
      { title: 'Pede reforços', body: 'Diz já a alguém da equipa de que parte poderia tratar.' },
      { title: 'Deixa a ferramenta em paz', body: 'Adia a melhoria da ferramenta até a entrega ter saído.' },
      { title: 'Envia uma linha', body: 'Envia de hora a hora uma linha sobre o ponto em que estás.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uma saída estranha', body: 'Se correr para o novo te assusta, pergunta por um atalho que tenha servido noutro sítio.' },
      { title: 'Palpite e segue', body: 'Dá um palpite, escreve que é um palpite e continua.' },
      { title: 'Opções em dois minutos', body: 'Escreve três saídas em dois minutos e fica com a mais segura.' },
    ],
    Intensify: [
      { title: 'Muda a pergunta', body: 'Pergunta-te se a tarefa se resolveria sem a fazer de todo.' },
      { title: 'Troca alguma coisa', body: 'Propõe a quem espera um resultado diferente para a mesma hora.' },
      { title: 'Música e movimento', body: 'Trabalha de pé, com uma canção a repetir, no próximo troço.' },
    ],
    Tether: [
      { title: 'Nada de começos', body: 'Não comeces nada novo até ter saído o que é para hoje.' },
      { title: 'O caminho já provado', body: 'Usa a maneira que serviu da última vez e guarda a experiência para depois.' },
      { title: 'Aponta e volta', body: 'Escreve a ideia em cinco palavras e volta à linha que deixaste.' },
    ],
  },
}
