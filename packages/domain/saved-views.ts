/** The lists whose search, filters and order can be saved under a name. */
export const viewLists = [
  ...(['people', 'logs', 'topics', 'strategies', 'careerStrategies', 'categories'] as const),
  ...(['careerStatements', 'careerQuestions', 'questions', 'words', 'walls'] as const),
  ...(['teamStatements', 'statementQuestions', 'cms', 'attributes'] as const),
] as const
export type ViewList = (typeof viewLists)[number]
