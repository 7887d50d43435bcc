import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { type Errors, useForm } from '../../components/form.ts'
import { api } from '../../data/client.ts'
import { asFailure, fieldErrors } from '../../data/failure.ts'
import { savePendingEmail } from '../../data/pending-email.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { forgetDraft, loadDraft, saveDraft } from './draft.ts'
import { type Term, usePlans } from './prices.ts'
import {
  agreementOf,
  childErrors,
  childRequestOf,
  emptyValues,
  errorsOf,
  isMember,
  isUnderAge,
  registrationOf,
  type Step,
  stepOf,
  type Values,
} from './register-values.ts'
import { useConsentWay } from './use-consent-way.ts'

/** The field concerned by an error without field messages. */
const fieldOfError = (name: string): (keyof Values & string) | undefined => {
  if (name.startsWith('organization_') || name === 'consent_agreement_missing') return 'promo_code'
  if (name.startsWith('captcha_')) return 'captcha'
  if (name === 'card_signup_closed') return 'promo_code'
  return name === 'card_refused' ? 'card_number' : undefined
}

/** The three steps, their values, and the one request at the end. */
export function useRegistration(code: string, plannedTerm: Term | undefined) {
  const [step, setStep] = useState<Step>(1)
  const [attempt, setAttempt] = useState(0)
  const [before] = useState(loadDraft)
  const touched = useRef({
    autoRenew: before.country !== undefined,
    term: plannedTerm !== undefined,
  })
  const form = useForm<Values>({
    ...emptyValues,
    ...before,
    ...(code && { promo_code: code }),
    ...(plannedTerm && { term: plannedTerm }),
  })
  useEffect(() => saveDraft(form.values), [form.values])
  const consentWay = useConsentWay(form.values.promo_code, isUnderAge(form.values))
  const agreement = agreementOf(form.values, consentWay)
  const { data: plans } = usePlans()
  const words = useConsentScreen(isMember(form.values) ? 'registration_code' : 'registration')
  const site = { codeOnly: plans?.card_signup === false, practice: plans?.sandbox === true }

  const goTo = (next: Step) => flushSync(() => setStep(next))
  /** Returns to the first field that the error concerns; a captcha is valid for one try. */
  const onError = (error: unknown) => {
    const failure = asFailure(error)
    const errors = formErrors(fieldErrors(error))
    const about =
      Object.keys(errors).sort((a, b) => stepOf(a) - stepOf(b))[0] ?? fieldOfError(failure.name)
    form.set('captcha', '')
    setAttempt((count) => count + 1)
    form.setErrors(errors)
    if (haveWordsChanged(error)) void words.refetch()
    if (!about) return
    goTo(stepOf(about))
    form.focus(about)
  }
  const register = useMutation(
    api.registration.register.mutationOptions({
      onSuccess: ({ sign_up }, { body }) => {
        forgetDraft()
        savePendingEmail(body.email, sign_up)
      },
      onError,
    }),
  )
  const child = useMutation(
    api.registration.child.mutationOptions({ onSuccess: forgetDraft, onError }),
  )

  /** Shows the errors of a step; true when there are none. */
  const passes = (checked: Step) => {
    const errors = errorsOf(checked, form.values, agreement, { ...site, today: new Date() })
    if (Object.keys(errors).length > 0) goTo(checked)
    return form.passes(errors)
  }
  const proceed = () => {
    if (passes(step)) goTo(step === 1 && !isMember(form.values) ? 2 : 3)
  }
  const submit = () => {
    const isRight = ([1, 2, 3] as const).every(passes)
    const language = currentLanguage().id
    if (isRight && !register.isPending)
      register.mutate({
        query: { language },
        body: registrationOf(form.values, agreement, { language, shown: words.shown }),
      })
  }
  const submitChild = () => {
    const language = currentLanguage().id
    if (form.passes(childErrors(form.values, new Date())) && !child.isPending)
      child.mutate({ query: { language }, body: childRequestOf(form.values, language) })
  }

  return {
    form,
    step,
    attempt,
    register,
    codeOnly: site.codeOnly,
    consentWay,
    agreement,
    child,
    submitChild,
    retryChild: () => {
      form.set('captcha', '')
      child.reset()
    },
    next: () => (step === 3 ? submit() : proceed()),
    back: () => goTo(step === 3 && !isMember(form.values) ? 2 : 1),
    chooseCountry: (country: string) => {
      form.set('country', country)
      if (!touched.current.autoRenew && country) form.set('auto_renew', country === 'US')
    },
    chooseAge: (age: string) => {
      form.set('age_group_id', age as Values['age_group_id'])
      if (!touched.current.term) form.set('term', age === '2' ? 'semester' : 'annual')
    },
    chooseTerm: (term: Term) => {
      touched.current.term = true
      form.set('term', term)
    },
    chooseAutoRenew: (on: boolean) => {
      touched.current.autoRenew = true
      form.set('auto_renew', on)
    },
  }
}

/** The wire has one expiry field, the form a month and a year. */
const formErrors = ({ exp_time, ...errors }: Record<string, string>): Errors<Values> => ({
  ...errors,
  ...(exp_time && { exp_month: exp_time }),
})
