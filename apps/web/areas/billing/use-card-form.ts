import { cardErrors, cardOf, emptyCard, withExpiry } from '../../components/card-values.ts'
import { useForm } from '../../components/form.ts'
import { type AtField, asFailure, fieldErrors } from '../../data/failure.ts'

/** The typed fields of a card, with their errors here and from the server. */
export function useCardForm(practice: boolean) {
  const fields = useForm(emptyCard)
  // a declined card is said in a dialog; only what can be corrected stands at a field
  const meta: { atField: AtField } = { atField: {} }
  return {
    fields,
    meta,
    passes: () => fields.passes(cardErrors(fields.values, { practice, today: new Date() })),
    card: () => cardOf(fields.values),
    takeErrors: (error: unknown) => {
      if (asFailure(error).name === 'invalid') fields.passes(withExpiry(fieldErrors(error)))
    },
  }
}
