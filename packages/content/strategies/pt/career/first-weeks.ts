import type { TopicStrategies } from '../../strategy.ts'

export const firstWeeks: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Três linhas por dia', body: 'Se as rotinas te pesam, escreve à noite três linhas: quem conheci, que fiz, que falta.' },
      { title: 'Guia para a ordem', body: 'Pede a alguém da equipa que te diga cada manhã o que vem primeiro.' },
    ],
    Intensify: [
      { title: 'Lista de nomes e tarefas', body: 'Escreve quem faz o quê e completa a lista todos os dias.' },
      { title: 'Repete a volta diária', body: 'Na primeira semana, faz as tarefas diárias sempre pela mesma ordem.' },
    ],
    Tether: [
      { title: 'Segue a ordem da casa', body: 'Segue a ordem da casa durante duas semanas antes de sugerires a tua.' },
      { title: 'Aceita a hora solta', body: 'Quando nada está planeado, pergunta a alguém da equipa se podes ficar a ver.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Cinco termos por semana', body: 'Escolhe cinco termos da casa e pergunta o que querem dizer.' },
      { title: 'Notas por voz', body: 'Se tirar notas te cansa, grava uma nota de um minuto depois de cada explicação.' },
    ],
    Intensify: [
      { title: 'Pergunta até ser claro', body: 'Pergunta que aspeto deve ter um trabalho acabado.' },
      { title: 'Uma regra por dia', body: 'Lê cada dia uma regra da casa e confirma-a com alguém da equipa.' },
    ],
    Tether: [
      { title: 'Uma pergunta por hora', body: 'Junta as tuas perguntas e faz a mais urgente uma vez por hora.' },
      { title: 'Os deslizes podem ficar', body: 'Aponta os pequenos deslizes que vês e não fales deles na primeira semana.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mãos à obra, com apoio', body: 'Se as máquinas te inquietam, faz um gesto com alguém ao teu lado.' },
      { title: 'Pede para ver devagar', body: 'Pede a alguém da equipa que mostre uma tarefa devagar, duas vezes.' },
    ],
    Intensify: [
      { title: 'Trabalho a sério, dia um', body: 'Pede no primeiro dia um pequeno trabalho a sério.' },
      { title: 'Conhece as ferramentas', body: 'Experimenta cada ferramenta do teu posto e aponta o que faz.' },
    ],
    Tether: [
      { title: 'Almoça com outros', body: 'Junta-te a outras pessoas ao almoço, em vez de ficares no teu posto.' },
      { title: 'Pergunta antes de melhorar', body: 'Pergunta porque se faz assim antes de arranjares alguma coisa.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uma cara nova', body: 'Se tanta novidade te cansa, cumprimenta só uma pessoa nova por dia.' },
      { title: 'Adivinha e pergunta', body: 'Dá um pequeno palpite sobre como se faz algo e pergunta se é assim.' },
    ],
    Intensify: [
      { title: 'Caderno de quem chega', body: 'Aponta o que te surpreende enquanto ainda o vês com olhos de quem chega.' },
      { title: 'Oferece uma ideia', body: 'Quando souberes porque as coisas são assim, oferece uma ideia de outro lugar.' },
    ],
    Tether: [
      { title: 'Ideias para mais tarde', body: 'Faz uma lista de ideias e mostra-a depois do primeiro mês.' },
      { title: 'Repete antes de mudar', body: 'Faz cada tarefa uma vez tal como ta mostraram.' },
    ],
  },
}
