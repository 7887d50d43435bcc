import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import type { Features } from '@quartet/domain/institution.ts'
import { client } from '../../data/client.ts'
import { type OpenForm, RecordForm } from '../../lists/record/record-form.tsx'
import {
  fieldsOfOwn,
  type Institution,
  institutionFields,
  institutionOf,
} from './institution-fields.ts'

type Calls = InferContractRouterInputs<typeof contract>['organizations']
type DraftOf<Body> = Omit<Body, 'features' | 'country'> & Features & { country?: string }
type Added = DraftOf<Calls['add']['body']>
type Changed = DraftOf<Calls['edit']['body']>

/** What the contract takes: features in one object, no empty code, null for what is empty. */
function bodyOf<Draft extends Changed>(draft: Draft) {
  const { lci_only, tasks, teams, career, pwp, classroom, promo_code, country, ...rest } = draft
  return {
    ...rest,
    starts_on: orNull(draft.starts_on),
    ends_on: orNull(draft.ends_on),
    dpa_signed_on: orNull(draft.dpa_signed_on),
    country: orNull(country?.toUpperCase()),
    ...(promo_code && { promo_code }),
    features: { lci_only, tasks, teams, career, pwp, classroom },
  }
}
const orNull = (text: string | null | undefined) => (text === '' ? null : text)

/** Administrators of one institution change only their own fields (`all` is false). */
export function InstitutionForm({ all, ...open }: OpenForm<Institution> & { all: boolean }) {
  return (
    <RecordForm<Institution, Added, Changed>
      name={all ? 'institutions' : 'institution'}
      fields={all ? institutionFields : fieldsOfOwn}
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
