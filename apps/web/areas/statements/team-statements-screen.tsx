import { limits } from '@quartet/contract/limits.ts'
import { ageChoices, bandChoices, patternChoices } from '../../lists/content/choices.ts'
import { content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'

const statements = content('teamStatements', {
  texts: {
    title: 'content.team_statements',
    view: 'content.statements_view',
    hint: 'content.team_statements_hint',
    add: 'content.attributes_add',
  },
  access: 'access_strategies',
  sharesValues: true,
  sheets: ['rows'],
  order: ['question_id', 'pattern', 'type', 'age_group_id'],
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
    {
      key: 'age_group_id',
      kind: 'choice',
      label: 'content.age_group',
      hint: 'content.team_statements_age',
      options: ageChoices,
      filter: true,
      bulk: true,
    },
  ],
})

/** What team members say about themselves, grouped by question. */
export const TeamStatementsScreen = () => <ContentScreen content={statements} />
