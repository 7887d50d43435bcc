import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@quartet/content/cms/page.ts'
import type { FirstContent } from '@quartet/content/first/first-content.ts'
import type { LabelTexts } from '@quartet/content/labels/label.ts'
import { firstLanguages, type LanguageRow } from '@quartet/content/languages.ts'
import { AttributeDraft } from '@quartet/contract/areas/attributes.ts'
import {
  CareerQuestionDraft,
  CareerStatementDraft,
} from '@quartet/contract/areas/career-catalogue.ts'
import { FormDraft } from '@quartet/contract/areas/inventory-forms.ts'
import { QuestionDraft } from '@quartet/contract/areas/inventory-questions.ts'
import { StatementQuestionDraft, TeamStatementDraft } from '@quartet/contract/areas/statements.ts'
import { CareerStrategyDraft, StrategyDraft } from '@quartet/contract/areas/strategies.ts'
import { TopicDraft } from '@quartet/contract/areas/topics.ts'
import { WallDraft, WordDraft } from '@quartet/contract/areas/words.ts'
import { bands } from '@quartet/domain/bands.ts'
import { ageGroups, patterns } from '@quartet/domain/patterns.ts'
import { roles } from '@quartet/domain/roles.ts'
import type { z } from 'zod'
import { loadStatements } from './areas/attributes/commands.ts'
import { catalogueSheet } from './areas/attributes/sheet.ts'
import { loadCareerQuestions, loadCareerStatements } from './areas/career/commands.ts'
import { questionRows as careerQuestionRows } from './areas/career/queries.ts'
import { statementSheet as careerStatementSheet } from './areas/career/sheet.ts'
import { loadPages } from './areas/cms/commands.ts'
import { loadForms, loadQuestions } from './areas/inventory/commands.ts'
import { formRows } from './areas/inventory/form-queries.ts'
import { questionSheet } from './areas/inventory/form-sheet.ts'
import { loadLanguages } from './areas/languages/commands.ts'
import { loadRoles } from './areas/roles/commands.ts'
import { loadTeamQuestions, loadTeamStatements } from './areas/statements/commands.ts'
import { questionRows as teamQuestionRows } from './areas/statements/queries.ts'
import { statementSheet as teamStatementSheet } from './areas/statements/sheet.ts'
import { loadStrategies } from './areas/strategies/commands.ts'
import { careerStrategySheet, strategySheet } from './areas/strategies/sheet.ts'
import { loadTopics } from './areas/topics/commands.ts'
import { topicSheet } from './areas/topics/sheet.ts'
import { loadWalls, loadWords } from './areas/words/commands.ts'
import { wallRows } from './areas/words/queries.ts'
import { wordSheet } from './areas/words/sheet.ts'
import { unlessLoaded } from './db/content-loads.ts'
import type { Db, Transaction } from './db/db.ts'
import { type ContentTable, readRows } from './sheets/content-rows.ts'

type ResultPage = Pick<Page, 'key' | 'age_group_id' | 'title'> & { text: string; order?: number }

const resultPage = ({ text, order = 1, ...page }: ResultPage): Page => ({
  ...page,
  order,
  body_html: `<p>${text}</p>`,
})

/** The definitions of the labels; `ending` tells those about other people from the reader's own. */
function labelPages(
  texts: FirstContent['texts'],
  { labels, provisional }: LabelTexts,
  { age_group_id, ending }: { age_group_id: 1 | 2 | 3 | null; ending: '' | '_other' },
) {
  const dynamic = texts['label.Dynamic Learner']
  const page = (key: string, title: string, text: string) =>
    resultPage({ key: `label_${key}${ending}`, age_group_id, title, text })
  return [
    page('bridge', texts['label.Bridge Learner'], labels.bridge),
    page('dynamic', dynamic, labels.dynamic),
    page('strong_willed', texts['label.Strong-Willed Learner'], labels.strong_willed),
    page('provisional', texts['label.provisional'].replace('{{label}}', dynamic), provisional),
  ]
}

/**
 * The result texts as CMS rows, so that administrators can edit them: label_*, label_*_other and
 * band_<pattern> in the order of the bands.
 */
const resultPages = ({ texts, results, labelsOfOthers }: FirstContent): Page[] => [
  ...labelPages(texts, labelsOfOthers, { age_group_id: null, ending: '_other' }),
  ...ageGroups.flatMap((age_group_id) => [
    ...labelPages(texts, results[age_group_id], { age_group_id, ending: '' }),
    ...patterns.flatMap((pattern) =>
      bands.map((band, at) =>
        resultPage({
          key: `band_${pattern}`,
          age_group_id,
          order: at + 1,
          title: texts[`band.${band}`],
          text: results[age_group_id].bands[pattern][band],
        }),
      ),
    ),
  ]),
]

const table = <Draft extends z.ZodType>(one: ContentTable<Draft>) => one
const strategyPlace = ['topic_key', 'pattern', 'action', 'children'] as const
/**
 * The tables of packages/content/data: the spreadsheets of the product, and four tables that have
 * no spreadsheet.
 */
const tables = {
  forms: table({
    ...{ name: 'forms', rows: formRows, draft: FormDraft, within: [] },
    columns: { title: 'text', age_group_id: 'number', scale: 'list', language_id: 'language' },
  }),
  questions: table({
    ...questionSheet,
    name: 'questions',
    draft: QuestionDraft,
    within: [],
    isKeyless: true,
  }),
  attributes: table({
    ...catalogueSheet,
    name: 'attributes',
    draft: AttributeDraft,
    within: ['pattern', 'type', 'age_group_id'],
  }),
  careerQuestions: table({
    ...{
      name: 'career-questions',
      rows: careerQuestionRows,
      draft: CareerQuestionDraft,
      within: [],
    },
    columns: { title: 'text', language_id: 'language' },
  }),
  careerStatements: table({
    ...careerStatementSheet,
    ...{
      name: 'career-statements',
      draft: CareerStatementDraft,
      within: ['question_id', 'pattern', 'type'],
    },
  }),
  teamQuestions: table({
    ...{
      name: 'team-questions',
      rows: teamQuestionRows,
      draft: StatementQuestionDraft,
      within: [],
    },
    columns: { title: 'text', kind: 'text', language_id: 'language' },
  }),
  teamStatements: table({
    ...teamStatementSheet,
    ...{
      name: 'team-statements',
      draft: TeamStatementDraft,
      within: ['question_id', 'pattern', 'type', 'age_group_id'],
    },
  }),
  topics: table({ ...topicSheet, name: 'topics', draft: TopicDraft, within: ['area'] }),
  walls: table({
    ...{ name: 'walls', rows: wallRows, draft: WallDraft, within: [] },
    columns: { title: 'text', area: 'text', children: 'yes_no', language_id: 'language' },
  }),
  words: table({ ...wordSheet, name: 'words', draft: WordDraft, within: [], isKeyless: true }),
  strategies: table({
    ...strategySheet,
    name: 'strategies',
    draft: StrategyDraft,
    within: ['area', ...strategyPlace],
  }),
  careerStrategies: table({
    ...careerStrategySheet,
    name: 'career-strategies',
    draft: CareerStrategyDraft,
    within: strategyPlace,
  }),
}

const folder = path.join(import.meta.dirname, '../../packages/content')
/** Files whose content is never loaded into the database. */
const leftOut = /^(leanings|mails|exports)\/|\.test\.ts$/

/**
 * Hashes the content files and this file as they are on disk. Importing the content would read
 * megabytes that are not needed once they are loaded.
 */
async function digestOfContent() {
  const hash = createHash('sha256')
    .update(JSON.stringify({ firstLanguages, roles }))
    .update(await readFile(import.meta.filename))
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll('\\', '/'),
  )
  for (const name of names.filter((one) => /\.(ts|csv)$/.test(one) && !leftOut.test(one)).sort())
    hash.update(name).update(await readFile(path.join(folder, name)))
  return hash.digest('hex')
}

/**
 * Loads packages/content into the database, once per version of the content. Idempotent; rows that
 * an administrator edited stay unchanged.
 */
export const loadFirstContent = async (db: Db) =>
  unlessLoaded(db, 'content', await digestOfContent(), async (tx) => {
    const { firstContent } = await import('@quartet/content/first/every.ts')
    await loadLanguages(tx, firstLanguages)
    await loadRoles(tx)
    for (const language of firstLanguages) {
      const first = firstContent[language.id]
      if (!first) throw new Error(`packages/content/first has nothing for ${language.title}`)
      await loadLanguage(tx, language, first)
    }
  })

async function loadLanguage(tx: Transaction, language: LanguageRow, first: FirstContent) {
  const formIds = await loadForms(tx, readRows(tables.forms, language))
  await loadQuestions(tx, readRows(tables.questions, language, { form_id: formIds }))
  await loadStatements(tx, readRows(tables.attributes, language))
  const careerIds = await loadCareerQuestions(
    tx,
    language.id,
    readRows(tables.careerQuestions, language),
  )
  await loadCareerStatements(
    tx,
    readRows(tables.careerStatements, language, { question_id: careerIds }),
  )
  const teamIds = await loadTeamQuestions(tx, language.id, readRows(tables.teamQuestions, language))
  await loadTeamStatements(tx, readRows(tables.teamStatements, language, { question_id: teamIds }))
  await loadPages(tx, language.id, [...first.pages, ...resultPages(first)])
  const topics = readRows(tables.topics, language)
  await loadTopics(tx, topics)
  const wallIds = await loadWalls(tx, readRows(tables.walls, language))
  const words = Map.groupBy(
    readRows(tables.words, language, { wall_id: wallIds }),
    ({ wall_id }) => wall_id,
  )
  for (const wallId of wallIds.values()) await loadWords(tx, wallId, words.get(wallId) ?? [])
  const topicKeys = (isCareer: boolean) => ({
    topic_key: new Map(
      topics
        .filter(({ area }) => (area === 'career') === isCareer)
        .map(({ group_key }) => [group_key, group_key]),
    ),
  })
  await loadStrategies(tx, [
    ...readRows(tables.strategies, language, topicKeys(false)),
    ...readRows(tables.careerStrategies, language, topicKeys(true)).map((row) => ({
      ...row,
      area: 'career' as const,
    })),
  ])
}
