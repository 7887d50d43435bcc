import type { TopicStrategies } from '../../strategy.ts'

export const changing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Uma só data', body: 'Se planear uma mudança te pesa, escolhe só a data do primeiro passo.' },
      { title: 'Plano com companhia', body: 'Pede a alguém que escreva os teus próximos três passos enquanto falas.' },
    ],
    Intensify: [
      { title: 'Passos para sair', body: 'Faz a lista do que é preciso da demissão ao primeiro dia, com datas.' },
      { title: 'Horas de procura', body: 'Reserva todas as semanas as mesmas duas horas para procurares.' },
    ],
    Tether: [
      { title: 'Deixa um intervalo', body: 'Deixa duas semanas entre empregos sem nada planeado.' },
      { title: 'Conversa sem plano', body: 'Encontra-te com uma pessoa de outra área, sem agenda nenhuma.' },
    ],
  },
  precision: {
    Forge: [
      {
        title: 'Datas do contrato',
        body: 'Se as letras pequenas te cansam, procura só três dados: aviso prévio, férias, reforma.',
      },
      { title: 'Contas com ajuda', body: 'Pede a alguém que some contigo as tuas despesas do mês.' },
    ],
    Intensify: [
      { title: 'O antigo e o novo', body: 'Compara os dois empregos linha a linha: tarefas, salário, horas, caminho.' },
      { title: 'Pede por escrito', body: 'Pede cada promessa por escrito antes de te despedires.' },
    ],
    Tether: [
      { title: 'O facto que decide', body: 'Escreve o único facto que decidiria tudo e procura só esse.' },
      { title: 'Dia de decidir', body: 'Escolhe um dia em que decides com o que souberes até lá.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Pequeno ensaio', body: 'Se experimentar te expõe, faz em casa um serão do novo tipo de trabalho.' },
      { title: 'Pergunta a quem fez', body: 'Pede a alguém que fez a mesma mudança que te mostre um dia normal.' },
    ],
    Intensify: [
      { title: 'Testa o novo trabalho', body: 'Tira um dia livre e faz lá um dia à experiência.' },
      { title: 'O que vai contigo', body: 'Escreve que ferramentas e métodos podes levar contigo.' },
    ],
    Tether: [
      { title: 'Despede-te com palavras', body: 'Diz à equipa, cara a cara, porque sais, antes de esvaziares a secretária.' },
      { title: 'Fala do porquê', body: 'Passa uma hora com alguém a falar do que queres, não de como lá chegar.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Outra vida', body: 'Se o desconhecido te assusta, descreve outra vida de trabalho em cinco linhas.' },
      { title: 'Primeiro o menor risco', body: 'Pergunta a alguém que parte da mudança arrisca menos e começa por aí.' },
    ],
    Intensify: [
      { title: 'Três vidas possíveis', body: 'Esboça três vidas diferentes a seguir a esta e aponta o que têm em comum.' },
      { title: 'Passa uma fronteira', body: 'Procura empregos onde a tua experiência fosse invulgar e escreve para um.' },
    ],
    Tether: [
      { title: 'Dorme três noites', body: 'Espera três noites depois de um desejo repentino antes de escreveres uma palavra.' },
      { title: 'Acaba o que está aberto', body: 'Leva até ao fim um trabalho em aberto antes de anunciares seja o que for.' },
    ],
  },
}
