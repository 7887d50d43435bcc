import { limits } from '@quartet/contract/limits.ts'
import { bandChoices, patternChoices } from '../../lists/content/choices.ts'
import { content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'

const statements = content('careerStatements', {
  texts: {
    title: 'content.career_statements',
    view: 'content.statements_view',
    hint: 'content.career_statements_hint',
    add: 'content.attributes_add',
  },
  access: 'access_strategies',
  sharesValues: true,
  sheets: ['rows'],
  order: ['question_id', 'pattern', 'type'],
  fields: [
    { key: 'title', kind: 'lines', label: 'content.title', max: limits.statement.title },
    {
      key: 'question_id',
      kind: 'row',
      label: 'content.question',
      title: 'question',
      from: 'questions',
      filter: true,
    },
    {
      key: 'pattern',
      kind: 'choice',
      label: 'content.pattern',
      options: patternChoices,
      filter: true,
      bulk: true,
    },
    {
      key: 'type',
      kind: 'choice',
      label: 'content.type',
      options: bandChoices,
      filter: true,
      bulk: true,
    },
  ],
})

/** The statements that people tick for their Personal Work Profile. */
export const CareerStatementsScreen = () => <ContentScreen content={statements} />
