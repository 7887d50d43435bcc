import type { SignUpForm } from '@quartet/domain/sign-up.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { withExpiry } from '../../components/card-values.ts'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { type Errors, useForm } from '../../components/form.ts'
import { type Term, usePlans } from '../../components/prices.ts'
import { api, client } from '../../data/client.ts'
import { type AtField, asFailure, fieldErrors, fieldOf } from '../../data/failure.ts'
import { forgetInvitation } from '../../data/invitation-link.ts'
import { savePendingEmail } from '../../data/pending-email.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { forgetDraft, saveDraft } from './draft.ts'
import { paysNothing, screenOf } from './payer.ts'
import {
  agreementOf,
  childErrors,
  childRequestOf,
  errorsOf,
  ownNameOf,
  registrationOf,
  type Step,
  stepOf,
} from './register-values.ts'
import { stepAfter, stepBefore, stepFor, stepNamed } from './steps.ts'
import { useCodeCheck } from './use-code-check.ts'
import { hasValues, type RegisterSearch, useInitialValues } from './use-initial-values.ts'
import { useInvited } from './use-invited.ts'
import { useSteps } from './use-steps.ts'
import type { Registration, Values } from './values.ts'

/** The fields under which errors of the whole call are explained. */
const atField: AtField = {
  organization_unknown: 'promo_code',
  organization_full: 'promo_code',
  organization_ended: 'promo_code',
  organization_domain: 'email',
  organization_age: 'promo_code',
  family_code_unknown: 'family_code',
  family_full: 'family_code',
  family_ended: 'family_code',
  consent_agreement_missing: 'promo_code',
  card_signup_closed: 'promo_code',
  card_refused: 'card_number',
  invitation_address: 'email',
}

type Input = { query: { language: number }; body: Registration }

/** The three steps, their values, and the one request at the end. */
export function useRegistration(kind: SignUpForm, search: RegisterSearch) {
  const navigate = useNavigate()
  const { data: plans } = usePlans()
  const isCodeOnly = plans?.sign_ups[kind] === false
  const [isChecking, setChecking] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Values>(useInitialValues(kind, search))
  const invited = useInvited()
  const invitedEmail = invited.invitation?.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the invitation is known
  useEffect(() => {
    if (invitedEmail) form.set('email', invitedEmail)
  }, [invitedEmail])
  useEffect(() => saveDraft(form.values), [form.values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that no new family is possible
  useEffect(() => {
    if (isCodeOnly && kind === 'family') form.set('family_type', '2')
  }, [isCodeOnly])
  const check = useCodeCheck(kind === 'family' ? '' : form.values.promo_code)
  const agreement = agreementOf(form.values, check.way)
  const words = useConsentScreen(screenOf(form.values))
  const site = {
    codeOnly: isCodeOnly,
    practice: plans?.sandbox === true,
    paymentPage: plans?.payment_page === true,
  }

  const requested = stepNamed(search.step)
  const [isReloaded] = useState(requested > 1)
  const state = { values: form.values, agreement, site, today: new Date() }
  const onePage = kind === 'coaching'
  const step = onePage ? 1 : stepFor(requested, { ...state, codeError: check.error !== undefined })
  const { goTo, goBackTo } = useSteps(kind, {
    ...{ requested, allowed: step, hasValues: hasValues(search) },
  })
  const toFocus = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field exists once its step is shown
  useEffect(() => {
    if (toFocus.current) form.focus(toFocus.current)
    toFocus.current = undefined
  }, [step])
  /** Shows errors, on the step of the first one; true when there are none. */
  const passes = (errors: Errors<Values>) => {
    form.setErrors(errors)
    const [first] = Object.keys(errors).sort((a, b) => stepOf(a) - stepOf(b))
    if (!first) return true
    if (onePage || stepOf(first) === step) form.focus(first)
    else {
      toFocus.current = first
      goTo(stepOf(first))
    }
    return false
  }
  /** Returns to the first field that the error concerns; a captcha is valid for one try. */
  const onError = (error: unknown) => {
    const failure = asFailure(error)
    const path = fieldOf(error, atField)
    form.set('captcha', '')
    setAttempt((count) => count + 1)
    passes({
      ...withExpiry(fieldErrors(error)),
      ...(path && { [path]: `error.${failure.name}` }),
    })
    if (haveWordsChanged(error)) void words.refetch()
  }
  const register = useMutation({
    meta: { atField },
    mutationFn: (input: Input) => {
      const { link } = invited
      if (!link) return client.registration.register(input)
      const { token, ...params } = link
      const body = { ...input.body, token }
      return client.registration.registerInvited({ ...input, params, body })
    },
    onSuccess: ({ sign_up, guardian_mail_after: guardianMailAfter = 0 }, { body }) => {
      forgetDraft()
      forgetInvitation()
      savePendingEmail(body.email, sign_up)
      const guardian = body.guardian_email
      const signedUp = {
        pays: !paysNothing(form.values),
        guardian,
        guardianMailAfter,
        school: agreement === 'school',
      }
      void navigate({ to: '/verifyMail', replace: true, state: { signedUp } })
    },
    onError,
  })
  const child = useMutation(
    api.registration.child.mutationOptions({ meta: { atField }, onSuccess: forgetDraft, onError }),
  )

  const errorsIn = (checked: Step) =>
    errorsOf(checked, form.values, agreement, { ...site, today: state.today })
  const proceed = async () => {
    const errors = errorsIn(step)
    setChecking(true)
    const promo_code = step === 1 ? await check.validate() : undefined
    setChecking(false)
    if (!passes({ ...(promo_code && { promo_code }), ...errors })) return
    if (step === 1 && !form.values.card_name) form.set('card_name', ownNameOf(form.values))
    goTo(stepAfter(step, form.values), { follows: true })
  }
  const submit = () => {
    const errors = { ...errorsIn(1), ...errorsIn(2), ...errorsIn(3) }
    const language = currentLanguage().id
    if (passes(errors) && !register.isPending)
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
    invited,
    step,
    attempt,
    register,
    codeOnly: site.codeOnly,
    check,
    isChecking,
    /** Card numbers are never stored, so a reload loses them. */
    lostCard: isReloaded && form.values.card_number === '',
    agreement,
    child,
    submitChild,
    retryChild: () => {
      form.set('captcha', '')
      child.reset()
    },
    next: () => (step === 3 || onePage ? submit() : void proceed()),
    back: () => goBackTo(stepBefore(step, form.values)),
    chooseCountry: (country: string) => {
      form.set('country', country)
      if (!form.values.is_renew_chosen && country) form.set('auto_renew', country === 'US')
    },
    chooseAge: (age: string) => {
      form.set('age_group_id', age as Values['age_group_id'])
      if (!form.values.is_term_chosen && !search.term)
        form.set('term', age === '2' ? 'semester' : 'annual')
    },
    chooseTerm: (term: Term) => {
      form.set('is_term_chosen', true)
      form.set('term', term)
    },
    chooseAutoRenew: (on: boolean) => {
      form.set('is_renew_chosen', true)
      form.set('auto_renew', on)
    },
  }
}
