import type { TopicStrategies } from '../../strategy.ts'

export const meetings: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Um ponto no papel', body: 'Leva um ponto num papelinho e apresenta-o quando chegar a sua vez.' },
      { title: 'Pergunta pelos pontos', body: 'Se as ordens de trabalhos te aborrecem, pergunta só pelos dois pontos que te tocam.' },
      { title: 'Fica meia hora', body: 'Segue a ordem marcada durante a primeira meia hora.' },
    ],
    Intensify: [
      { title: 'Envia a ordem de trabalhos', body: 'Envia os pontos na véspera, com os minutos ao lado de cada um.' },
      { title: 'Fecha com quem e quando', body: 'Usa os últimos cinco minutos para ler quem faz o quê e até quando.' },
      { title: 'Relógio à vista', body: 'Põe um relógio onde toda a gente o veja e avisa quando for metade do tempo.' },
    ],
    Tether: [
      { title: 'Deixa a conversa vaguear', body: 'Deixa o grupo sair da ordem de trabalhos cinco minutos antes de o trazeres de volta.' },
      { title: 'Ponto aberto é bem-vindo', body: 'Fecha a reunião com um ponto em aberto e marca-lhe uma data.' },
      { title: 'Passa a condução', body: 'Pede hoje a outra pessoa que conduza os pontos e segue a sua ordem.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Aponta o decidido', body: 'Tem um cartão com o título «decidido» e junta uma linha por cada acordo.' },
      { title: 'Um número preparado', body: 'Se os pormenores te afogam, procura antes um só número e leva-o no bolso.' },
      { title: 'Ata a meias', body: 'Divide a ata com alguém da equipa: uma pessoa escreve a primeira metade, a outra a segunda.' },
    ],
    Intensify: [
      { title: 'Pergunta o que é, ao certo', body: 'Pergunta uma vez em cada ponto: «O que queremos dizer exatamente com isto?»' },
      { title: 'Verifica antes de citar', body: 'Confirma os dois números que vais referir enquanto esperas pelo início.' },
      { title: 'Confirma por escrito', body: 'Depois da reunião, envia uma nota curta com o que ficou combinado.' },
    ],
    Tether: [
      { title: 'Guarda o reparo', body: 'Deixa passar um erro pequeno e fala dele depois com quem o disse.' },
      { title: 'Trinta segundos', body: 'Responde em trinta segundos e oferece os pormenores a quem os quiser.' },
      { title: 'Duas perguntas no máximo', body: 'Escolhe as tuas duas perguntas mais úteis e deixa as outras no papel.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Traz algo para tocar', body: 'Põe na mesa uma amostra ou uma folha impressa e fala a partir dela.' },
      { title: 'Ao lado de quem sabe', body: 'Se te perdes nos pontos técnicos, senta-te junto de quem os conhece e pergunta baixinho.' },
      { title: 'Um teste de cinco minutos', body: 'Propõe experimentar uma sugestão durante cinco minutos, em vez de mais conversa.' },
    ],
    Intensify: [
      { title: 'Desenha enquanto falam', body: 'Desenha o problema no quadro enquanto outros o descrevem.' },
      { title: 'E na próxima semana?', body: 'Pergunta como vai funcionar a decisão, na prática, na próxima semana.' },
      { title: 'Mostra o protótipo', body: 'Troca os diapositivos pela própria coisa durante dois minutos.' },
    ],
    Tether: [
      { title: 'Fala na primeira ronda', body: 'Diz uma frase inteira na primeira ronda, mesmo que ainda estejas a pensar.' },
      { title: 'Arranjos depois da reunião', body: 'Escreve a solução num cartão e deixa que os outros descrevam primeiro o problema.' },
      { title: 'Portátil fechado', body: 'Fecha o portátil e vira-te para quem está a falar.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Escreve antes de dizer', body: 'Se a conversa solta te inquieta, escreve uma sugestão e lê-a em voz alta.' },
      { title: 'Continua a ideia de alguém', body: 'Pega numa ideia que outra pessoa começou e junta-lhe um pormenor.' },
      { title: 'Cinco minutos de ideias', body: 'Pede um limite de cinco minutos para ideias arrojadas e fica até ao fim.' },
    ],
    Intensify: [
      { title: 'E se não o fizéssemos?', body: 'Pergunta o que aconteceria se a equipa deixasse cair este ponto por completo.' },
      { title: 'Muda o cenário', body: 'Sugere tratar este ponto de pé ou a caminhar.' },
      { title: 'O problema em imagem', body: 'Propõe uma imagem para o problema: uma ponte, uma fuga, um nó.' },
    ],
    Tether: [
      { title: 'Uma ideia, depois ouvidos', body: 'Dá uma ideia e depois espera até três colegas terem falado.' },
      { title: 'Pergunta em que ponto estão', body: 'Pergunta que ponto está em discussão antes de trazeres algo novo.' },
      { title: 'Canto do mais tarde', body: 'Escreve as ideias a mais no canto «mais tarde» do quadro e deixa-as lá.' },
    ],
  },
}
