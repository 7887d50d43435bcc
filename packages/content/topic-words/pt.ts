import type { TopicWords } from '../topics/topic-words.ts'

export const topicWords: TopicWords = {
  school: {
    reading:
      'lê ler leia leiam leitura livro livros capítulo* romance história conto poema* excerto texto autor* personage*',
    writing:
      'escreve escrever escreva escrita redação composição carta rascunho frases parágrafo* ortografia diário relatório resumo',
    math: 'matemática calcula* cálculo equaç* fraç* multiplic* dividir divisão geometria álgebra ângulo* percentage* soma triângulo* gráfico',
    test_taking: 'teste testes exame exames prova questionário revisão rever',
    projects:
      'projeto* apresentação apresentações cartaz cartazes diapositivo* maquete* modelo exposição pesquisa investigação experiência construir constrói',
    group_work: 'grupo grupos equipa equipe colega* juntos pares papéis',
    listening: 'ouve ouvir escuta* aula apontamentos notas podcast áudio gravação ditado vídeo',
    homework: 'tpc casa ficha fichas exercício* estuda estudar caderno vocabulário amanhã',
  },
  work: {
    reports: 'email mail relatório* escrever escreve rascunho carta resposta resumo documento* ata',
    meetings: 'reunião reuniões agenda participa* convida* convite ata workshop',
    planning:
      'plano planear planeia planejar projeto* calendário cronograma orçamento organiza* evento* coordena* etapas',
    new_tool:
      'ferramenta* software aplicação sistema programa instala* aprende* formação tutorial manual licença configura*',
    problem:
      'problema* erro erros avaria* falha* repara* reparação partido solução resolve* causa* analisa* defeito*',
    customers:
      'cliente* hóspede* pedido* encomenda* reclamaç* serviço loja venda* entrega reembolso paciente* visitante*',
    feedback: 'feedback avalia* crítica* elogio* melhora* desempenho colega* comentário*',
    time_pressure: 'urgente* já imediat* hoje prazo rápido depressa pressa prioridade* emergência',
  },
  career: {
    field:
      'área áreas interesse* setor setores orientação profissão profissões estudos licenciatura curso',
    advert:
      'anúncio vaga requisito* funções responsab* qualifica* salário procuramos experiência turnos',
    application: 'cv currículo candidatura carta apresentação portefólio referências',
    interview: 'entrevista* perguntas júri recrutador*',
    first_weeks: 'integração mentor início acolhimento',
    changing: 'mudar mudança demissão aviso reconversão sair',
  },
}
