import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { ownStatements } from '@quartet/domain/plp.ts'
import { client } from '../../data/client.ts'
import { offline } from '../../data/failure.ts'
import { ageChoices, bandChoices, patternChoices } from '../../lists/content/choices.ts'
import type { Content, ContentCalls } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'

type Attribute = InferContractRouterOutputs<typeof contract>['attributeCatalogue']['show']['row']
type Edited = InferContractRouterInputs<typeof contract>['attributes']['edit']['body']

const catalogue = client.attributeCatalogue
/**
 * The same call edits statements that users wrote and those of the catalogue; it returns a row only
 * for the latter.
 */
const edit: ContentCalls<Attribute>['edit'] = async ({ params, body }) => {
  const { row } = await client.attributes.edit({
    params: { attribute_id: params.id },
    body: body as Edited,
  })
  if (!row) throw offline()
  return { row }
}

const attributes: Content<Attribute> = {
  name: 'attributes',
  texts: {
    title: 'content.attributes',
    view: 'content.attributes_view',
    hint: 'content.attributes_hint',
    add: 'content.attributes_add',
  },
  access: 'access_strategies',
  sharesValues: true,
  calls: {
    list: catalogue.list,
    show: catalogue.show,
    history: catalogue.history,
    add: catalogue.add,
    edit,
    editMany: catalogue.editMany,
    removeMany: catalogue.removeMany,
    restore: catalogue.restore,
    order: catalogue.order,
    export: catalogue.export,
    exportSelected: catalogue.exportSelected,
    import: catalogue.import,
    languageExport: catalogue.languageExport,
    languageImport: catalogue.languageImport,
  },
  sheets: ['rows', 'texts'],
  order: ['age_group_id', 'pattern', 'type'],
  fields: [
    { key: 'title', kind: 'lines', label: 'content.title', max: ownStatements.longest },
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
      options: [...bandChoices, { value: 'Sequence', label: 'content.type_note' }],
      filter: true,
      bulk: true,
    },
    {
      key: 'age_group_id',
      kind: 'choice',
      label: 'content.age_group',
      options: ageChoices,
      filter: true,
      bulk: true,
    },
  ],
}

/** The statements that people tick in their profile. */
export const AttributesScreen = () => <ContentScreen content={attributes} />
