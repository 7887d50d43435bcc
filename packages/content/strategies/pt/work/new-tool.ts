import type { TopicStrategies } from '../../strategy.ts'

export const newTool: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Só o primeiro menu', body: 'Abre o primeiro menu e experimenta os três comandos de cima.' },
      { title: 'Vê uma visita curta', body: 'Se os manuais te aborrecem, vê um vídeo de cinco minutos e repete o primeiro gesto.' },
      { title: 'Receita num papelinho', body: 'Pede a alguém da equipa os quatro cliques de que precisas e cola-os no ecrã.' },
    ],
    Intensify: [
      { title: 'Escreve os teus passos', body: 'Aponta cada passo à medida que o fazes e numera-os.' },
      { title: 'Segue o guia uma vez', body: 'Segue o guia desde a página um com um exemplo a sério.' },
      { title: 'Treino todos os dias', body: 'Reserva esta semana os primeiros quinze minutos de cada dia para a ferramenta.' },
    ],
    Tether: [
      { title: 'Explora fora do caminho', body: 'Fecha o guia e abre três funções de que ninguém te falou.' },
      { title: 'Larga o aspeto antigo', body: 'Deixa o novo aspeto como vem durante uma semana antes de mudares alguma coisa.' },
      { title: 'Usa-a meio configurada', body: 'Faz com ela um trabalho a sério antes de todas as definições estarem em ordem.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Quatro termos', body: 'Escreve quatro termos da ferramenta com o significado por palavras tuas.' },
      { title: 'Lê uma página de ajuda', body: 'Se as páginas de ajuda te dão sono, lê uma só, com um limite de dez minutos.' },
      { title: 'Compara com um caso antigo', body: 'Introduz um caso antigo e vê se os números batem certo.' },
    ],
    Intensify: [
      { title: 'Pede o significado exato', body: 'Pergunta a quem a fornece para que serve cada campo e aponta a resposta.' },
      { title: 'Compara os resultados', body: 'Faz a mesma tarefa na ferramenta antiga e na nova e compara os números.' },
      { title: 'Lê as notas da versão', body: 'Lê o que mudou nesta versão antes de confiares num hábito antigo.' },
    ],
    Tether: [
      { title: 'Ignora as opções raras', body: 'Deixa de fora cada opção de que não precisaste este mês.' },
      { title: 'Trabalha antes de ler', body: 'Começa com o manual fechado e procura só o que te faz parar.' },
      { title: 'Nota curta para outros', body: 'Explica a ferramenta a alguém da equipa em seis linhas, não em seis páginas.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Companhia ao teu lado', body: 'Pede a alguém que se sente a teu lado enquanto a tua mão clica.' },
      { title: 'Recreio seguro', body: 'Se te preocupa estragar algo, usa uma cópia de teste e carrega em três botões.' },
      { title: 'Um uso só teu', body: 'Encontra um pequeno trabalho teu que esta ferramenta possa fazer.' },
    ],
    Intensify: [
      { title: 'Desmonta-a', body: 'Abre as definições e descobre que parte faz o quê.' },
      { title: 'Trabalho a sério, hoje', body: 'Faz um dos trabalhos de hoje com a ferramenta nova, do princípio ao fim.' },
      { title: 'Estraga de propósito', body: 'Introduz algo errado numa cópia de teste e vê como a ferramenta reage.' },
    ],
    Tether: [
      { title: 'Pergunta antes de mexer', body: 'Pergunta a duas pessoas como trabalham com ela antes de mudares as definições.' },
      { title: 'Mostra o teu ecrã', body: 'Partilha o ecrã e conta a alguém da equipa o que estás a fazer.' },
      { title: 'Lê antes de carregar', body: 'Deixa as mãos no colo até teres lido o primeiro ecrã.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Variação minúscula', body: 'Se brincar com ela te parece arriscado, muda uma definição e volta a pô-la como estava.' },
      { title: 'Recolhe truques', body: 'Pergunta a três colegas o seu melhor truque e experimenta um.' },
      { title: 'Dez minutos livres', body: 'Dá-te dez minutos sem objetivo e vê o que encontras.' },
    ],
    Intensify: [
      { title: 'Outra finalidade', body: 'Experimenta a ferramenta num trabalho sem riscos para o qual não foi feita.' },
      { title: 'Dá-lhe uma alcunha', body: 'Descreve a ferramenta como animal ou veículo, para te lembrares de como se comporta.' },
      { title: 'Combina duas ferramentas', body: 'Liga-a a outra ferramenta que já tens e vê o que passa a ser possível.' },
    ],
    Tether: [
      { title: 'Primeiro uma só maneira', body: 'Fica com a maneira recomendada cinco vezes antes de a variares.' },
      { title: 'Acaba o tutorial', body: 'Deixa o tutorial aberto até ao último ecrã e só depois experimenta.' },
      { title: 'Limita os extras', body: 'Põe cada extra tentador numa lista de desejos e não instales nenhum hoje.' },
    ],
  },
}
