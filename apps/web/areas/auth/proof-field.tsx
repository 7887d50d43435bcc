import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { CaptchaField, type CaptchaForm } from '../../components/captcha-field.tsx'
import { sentenceOf } from '../../data/failure.ts'
import type { Proof } from './use-proof.ts'

/** Why the call was rejected, and the captcha that lets it pass. */
export function ProofField({ form, proof }: { form: CaptchaForm; proof: Proof }) {
  const { t } = useTranslation()
  if (!proof) return null
  return (
    <NoteBox mood="info" role="alert" title={sentenceOf(proof.error)}>
      <p>{t('login.proof')}</p>
      <CaptchaField form={form} attempt={proof.attempt} />
    </NoteBox>
  )
}
