import 'altcha/external'
import 'altcha/altcha.css'
import 'altcha/types/react'
import type { WidgetMethods } from 'altcha/types'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './captcha.module.css'

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())

const look = JSON.stringify({ hideFooter: true, hideLogo: true })

/** Sets our own texts in the widget, so that it speaks every language of the page. */
function useWords() {
  const { t, i18n } = useTranslation()
  useEffect(() => {
    $altcha.i18n.set(i18n.language, {
      label: t('register.captcha'),
      verifying: t('register.captcha_checking'),
      waitAlert: t('register.captcha_checking'),
      loading: t('register.captcha_checking'),
      verified: t('register.captcha_done'),
      expired: t('register.captcha_expired'),
      error: t('register.captcha_failed'),
      verificationRequired: t('field.captcha_missing'),
    })
  }, [t, i18n.language])
  return i18n.language
}

/** Solves itself, again after it has expired or was unticked. Reports the solution, and '' while there is none. */
export function Captcha({ onChange }: { onChange: (solution: string) => void }) {
  const language = useWords()
  const widget = useRef<HTMLElement & WidgetMethods>(null)
  const changed = useEffectEvent((event: Event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail
    onChange(state === 'verified' ? (payload ?? '') : '')
    if (state === 'expired' || state === 'unverified') void widget.current?.verify()
  })
  useEffect(() => {
    const element = widget.current
    element?.addEventListener('statechange', changed)
    return () => element?.removeEventListener('statechange', changed)
  }, [])
  return (
    <altcha-widget
      ref={widget}
      className={styles.captcha}
      challenge="/api/captcha"
      auto="onload"
      language={language}
      configuration={look}
    />
  )
}
