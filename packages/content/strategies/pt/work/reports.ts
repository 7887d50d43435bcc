import type { TopicStrategies } from '../../strategy.ts'

export const reports: TopicStrategies = {
  sequence: {
    Forge: [
      {
        title: 'Usa um relatório antigo',
        body: 'Se a estrutura te parece um colete de forças, abre um relatório antigo e escreve por cima dos títulos.',
      },
      { title: 'Três linhas antes de enviar', body: 'Escreve primeiro três linhas: o que aconteceu, o que significa, o que pedes.' },
      { title: 'Um quarto de hora por ordem', body: 'Dá ao relatório quinze minutos de cima a baixo, sem saltar entre secções.' },
    ],
    Intensify: [
      { title: 'A ordem de quem lê', body: 'Põe primeiro o que a pessoa tem de fazer e depois o que pode querer saber.' },
      { title: 'Lista antes de enviar', body: 'Antes de enviar, confirma por esta ordem: destinatário, assunto, anexo e prazo.' },
      { title: 'Hora fixa para escrever', body: 'Reserva a mesma meia hora por dia para o correio e fecha-o no resto.' },
    ],
    Tether: [
      { title: 'Começa pelo resultado', body: 'Escreve primeiro o resultado, mesmo que o contexto ainda não esteja no lugar.' },
      { title: 'Larga o modelo', body: 'Apaga do modelo as secções de que esta pessoa não precisa.' },
      { title: 'Responde antes de arrumar', body: 'Responde à única mensagem urgente antes de arquivares o resto do correio.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Um número por parágrafo', body: 'Põe um número em cada parágrafo e mais nada.' },
      { title: 'Outro par de olhos', body: 'Se rever te cansa, pede a alguém da equipa que confirme nomes e números.' },
      { title: 'Primeiro o assunto', body: 'Gasta um minuto numa linha de assunto que diga exatamente aquilo de que precisas.' },
    ],
    Intensify: [
      { title: 'Data, nome, quantia', body: 'Troca «em breve», «alguém» e «alguns» por uma data, um nome e uma quantia.' },
      { title: 'Anexa as provas', body: 'Junta a ligação para a fonte de cada número que apresentas.' },
      { title: 'Lê com olhos de fora', body: 'Imprime a página e marca cada palavra que alguém de fora possa entender mal.' },
    ],
    Tether: [
      { title: 'E-mail de cinco frases', body: 'Limita esta mensagem a cinco frases e passa o resto para um anexo.' },
      { title: 'Dois factos por afirmação', body: 'Fica com os dois factos que sustentam cada afirmação e apaga os outros.' },
      { title: 'Envia ao toque', body: 'Põe um alarme para daqui a vinte minutos e envia a versão que tiveres então.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Fotografa a coisa', body: 'Tira uma fotografia àquilo de que falas e escreve à volta dela.' },
      {
        title: 'Pergunta a quem construiu',
        body: 'Se as partes técnicas te afastam, pede a quem as fez que explique uma e vai escrevendo.',
      },
      { title: 'Uma tabela pequena', body: 'Transforma um parágrafo numa tabela de duas colunas.' },
    ],
    Intensify: [
      { title: 'Relata o que funciona', body: 'Diz, em cada ponto, o que funciona, o que não funciona e como se resolve.' },
      { title: 'Esboça o processo', body: 'Põe por cima do texto um esquema simples do processo.' },
      { title: 'Abre cada ligação', body: 'Experimenta cada ligação, fórmula e ficheiro antes de o relatório sair das tuas mãos.' },
    ],
    Tether: [
      { title: 'Junta um cumprimento', body: 'Abre com um cumprimento e uma frase inteira antes dos factos.' },
      { title: 'Diz também porquê', body: 'Depois de cada afirmação curta, junta a razão numa frase.' },
      { title: 'Mostra cedo um rascunho', body: 'Envia um rascunho a alguém da equipa antes de teres resolvido tudo a sós.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Um bom início emprestado', body: 'Guarda inícios de que gostaste noutros e-mails e adapta hoje um.' },
      {
        title: 'Uma comparação',
        body: 'Se brincar com as palavras te parece pouco profissional, permite-te uma só comparação por relatório.',
      },
      { title: 'Pede um título', body: 'Pede a alguém da equipa três títulos para o teu relatório e fica com um.' },
    ],
    Intensify: [
      { title: 'Conta-o como um caso', body: 'Começa o relatório com uma cena curta de um dia real.' },
      { title: 'Três assuntos', body: 'Escreve três linhas de assunto bem diferentes e envia a que tu abririas.' },
      { title: 'Vira o relatório', body: 'Faz um rascunho do ponto de vista de quem não estaria de acordo.' },
    ],
    Tether: [
      { title: 'Uma mensagem, um assunto', body: 'Passa cada segundo tema para uma mensagem própria.' },
      { title: 'Ficheiro de ideias', body: 'Corta do relatório as ideias laterais e cola-as num ficheiro para depois.' },
      { title: 'Respeita a forma da casa', body: 'Usa a forma combinada até ao último título e põe a tua variante numa nota.' },
    ],
  },
}
