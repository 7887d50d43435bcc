import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { Features } from '@quartet/domain/institution.ts'
import { client } from '../../data/client.ts'
import type { Field } from '../../lists/record/field.ts'
import { type OpenForm, RecordForm } from '../../lists/record/record-form.tsx'
import { type Institution, institutionOf } from './institution-fields.tsx'

type Calls = InferContractRouterInputs<typeof contract>['organizations']
type Typed = { country?: string; language?: string }
type DraftOf<Body, Flags> = Omit<Body, 'features' | 'country' | 'language_id'> & Flags & Typed
type Added = DraftOf<Calls['add']['body'], Features>
/** A part of the page only has its own fields. */
type Changed = DraftOf<Calls['edit']['body'], Features | { [name in keyof Features]?: undefined }>

/** What the contract takes: features in one object, no empty code, null for what is empty. */
function bodyOf<Draft extends Changed>(draft: Draft) {
  const { lci_only, tasks, teams, career, pwp, classroom, ...fields } = draft
  const { promo_code, country, language, ...rest } = fields
  return {
    ...rest,
    starts_on: orNull(draft.starts_on),
    ends_on: orNull(draft.ends_on),
    dpa_signed_on: orNull(draft.dpa_signed_on),
    country: orNull(country),
    ...(promo_code && { promo_code }),
    ...(language !== undefined && { language_id: language === '' ? null : Number(language) }),
    ...(lci_only !== undefined && {
      features: { lci_only, tasks, teams, career, pwp, classroom },
    }),
  }
}
const orNull = (text: string | null | undefined) => (text === '' ? null : text)

type Props = OpenForm<Institution> & {
  /** Names the drafts of these fields. */
  name: string
  fields: readonly Field<Institution>[]
}

export function InstitutionForm({ name, fields, ...open }: Props) {
  return (
    <RecordForm<Institution, Added, Changed>
      name={name}
      fields={fields}
      add={async (draft) =>
        institutionOf((await client.organizations.add({ body: bodyOf(draft) })).organization)
      }
      edit={async (organization_id, draft) => {
        const body = bodyOf(draft)
        const { organization } = await client.organizations.edit({
          params: { organization_id },
          body,
        })
        return institutionOf(organization)
      }}
      show={async (organization_id) =>
        institutionOf(
          (await client.organizations.show({ params: { organization_id } })).organization,
        )
      }
      {...open}
    />
  )
}
