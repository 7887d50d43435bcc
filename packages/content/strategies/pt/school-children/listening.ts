import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Apanha o primeiro passo', body: 'Ouve só qual é a primeira coisa que tens de fazer.' },
      { title: 'Conta pelos dedos', body: 'Muitos passos de uma vez? Conta-os pelos dedos.' },
      { title: 'Pede outra vez', body: 'Pede a quem está ao lado que te repita os passos.' },
    ],
    Intensify: [
      { title: 'Escreve 1, 2, 3', body: 'Escreve 1, 2, 3 na folha e preenche enquanto ouves.' },
      { title: 'À caça do depois', body: 'Faz um risco cada vez que ouves «depois» ou «a seguir».' },
      { title: 'Lugar pronto', body: 'Antes de começar, arruma os brinquedos e abre uma página limpa.' },
    ],
    Tether: [
      { title: 'Palavras à solta', body: 'Usa uma folha branca e escreve as palavras onde quiseres.' },
      { title: 'Salta também', body: 'Quando o assunto salta, faz uma bolha nova e vai atrás.' },
      { title: 'Bonito só depois', body: 'Agora continua a escrever; a folha fica bonita mais tarde.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Uma palavra e ouve', body: 'Escreve uma palavra que ouviste e continua a ouvir.' },
      { title: 'Conta duas coisas', body: 'No fim, conta a alguém duas coisas que ouviste.' },
      { title: 'Desenha um facto', body: 'Tirar notas cansa? Desenha um facto em pequenino.' },
    ],
    Intensify: [
      { title: 'Apanha um número', body: 'Escreve cada data e cada número que ouves.' },
      { title: 'Pergunta no fim', body: 'Faz uma pergunta sobre uma coisa que não percebeste.' },
      { title: 'Enche os buracos', body: 'Compara as notas com alguém e junta o que te falta.' },
    ],
    Tether: [
      { title: 'Lápis a descansar', body: 'Pousa o lápis dois minutos e ouve, mais nada.' },
      { title: 'Só palavras-chave', body: 'Escreve no máximo três palavras para cada ideia.' },
      { title: 'Pergunta em espera', body: 'Deixa a pergunta na folha até a outra pessoa acabar.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Uma coisa na mão', body: 'Pede para segurares a coisa de que estão a falar.' },
      { title: 'Faz o que ouves', body: 'Escolhe uma coisa que ouves e mostra-a com as mãos.' },
      { title: 'Pede para ver', body: 'Pede a alguém que te mostre uma vez como é.' },
    ],
    Intensify: [
      { title: 'Setas e caixas', body: 'Desenha caixas e setas para mostrar como funciona.' },
      { title: 'Pensa num uso', body: 'Pensa num sítio onde podias usar isto hoje.' },
      { title: 'Experimenta a seguir', body: 'No fim, experimenta uma coisa com as tuas mãos.' },
    ],
    Tether: [
      { title: 'Olha para quem fala', body: 'Deixa as coisas da mesa e olha para quem fala.' },
      { title: 'Diz mais do que sim', body: 'Diz a quem falou uma coisa de que queres saber mais.' },
      { title: 'Espera para construir', body: 'Espera até a outra pessoa acabar e só depois constrói.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Imagem na cabeça', body: 'Faz na cabeça uma imagem daquilo que ouves.' },
      { title: 'É como o quê?', body: 'Pergunta a alguém: «Isto é como o quê?» e escolhe.' },
      { title: 'Um chapelinho', body: 'Imagens malucas custam? Desenha só um chapelinho numa palavra.' },
    ],
    Intensify: [
      { title: 'Faz um sinal', body: 'Inventa um sinal pequeno para cada ideia grande.' },
      { title: 'Canta o que ouviste', body: 'Canta uma coisa que ouviste com uma música que conheces.' },
      { title: 'Liga as ideias', body: 'Faz uma linha da ideia nova até algo que adoras.' },
    ],
    Tether: [
      { title: 'Canto dos sonhos', body: 'Põe os sonhos num canto da folha e volta a ouvir.' },
      { title: 'Espera pelo fim', body: 'Junta as mãos até a outra pessoa acabar; depois conta tu.' },
      { title: 'Fica no tema', body: 'Se os pensamentos voam, olha para o título no quadro.' },
    ],
  },
}
