import type { TopicStrategies } from '../../strategy.ts'

export const application: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Preenche uma secção', body: 'Se os currículos te cansam, preenche hoje só o teu último emprego, com datas.' },
      { title: 'Usa um modelo pronto', body: 'Pede a alguém um modelo limpo e escreve nele os teus dados.' },
    ],
    Intensify: [
      { title: 'Datas em fila', body: 'Põe por data todos os empregos e formações, o mais recente em cima.' },
      { title: 'Lista antes de enviar', body: 'Antes de enviar, confirma carta, currículo, certificados, nomes dos ficheiros e endereço.' },
    ],
    Tether: [
      { title: 'A carta antes do aspeto', body: 'Escreve a carta num e-mail simples e deixa a formatação para o fim.' },
      { title: 'Quebra a ordem do costume', body: 'Põe primeiro a experiência que melhor serve, seja qual for a data.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Um número por emprego', body: 'Junta um número a cada emprego: pessoas, peças, horas ou dinheiro.' },
      { title: 'Troca e revê', body: 'Se caçar gralhas te cansa, troca de candidatura com alguém e revê a dessa pessoa.' },
    ],
    Intensify: [
      { title: 'Usa as mesmas palavras', body: 'Usa os termos exatos do anúncio para o que já fizeste.' },
      { title: 'Prova cada qualidade', body: 'Junta um facto ou um resultado a cada qualidade que referes.' },
    ],
    Tether: [
      { title: 'Limite de uma página', body: 'Corta o currículo até ao limite, tirando pormenores com mais de dez anos.' },
      { title: 'Envia até ao meio-dia', body: 'Marca o meio-dia como limite, lê mais uma vez e envia.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Mostra um trabalho', body: 'Junta uma fotografia ou uma ligação para uma coisa que fizeste.' },
      { title: 'Ajuda técnica', body: 'Se os formulários em linha te fazem suar, senta-te ao lado de quem os conhece.' },
    ],
    Intensify: [
      { title: 'Faz uma amostra', body: 'Constrói uma pequena amostra que resolva uma tarefa do anúncio.' },
      { title: 'Testa o ficheiro', body: 'Abre o ficheiro num telemóvel e noutro computador antes de o enviares.' },
    ],
    Tether: [
      { title: 'Junta a pessoa', body: 'Escreve duas frases sobre como trabalhas com outras pessoas.' },
      { title: 'Dá a carta a ler', body: 'Dá a carta a ler a alguém antes de dizeres que está pronta.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Uma linha viva emprestada', body: 'Se escrever sobre ti te custa, adapta uma linha viva de uma carta de exemplo.' },
      { title: 'Três palavras sobre ti', body: 'Pede a três pessoas próximas uma palavra sobre ti e usa uma.' },
    ],
    Intensify: [
      { title: 'Abre com uma cena', body: 'Começa a carta com uma cena da tua vida de trabalho.' },
      { title: 'Prova fora do comum', body: 'Liga um passatempo a uma exigência do anúncio, em duas linhas.' },
    ],
    Tether: [
      { title: 'Primeiro o formulário', body: 'Preenche o formulário tal como está antes de juntares algo teu.' },
      { title: 'Escolhe um só aspeto', body: 'Escolhe um só aspeto para todas as páginas e fecha a galeria.' },
    ],
  },
}
