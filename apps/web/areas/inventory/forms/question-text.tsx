import type { RowOf } from '../../../lists/content/content.ts'
import { CellText } from '../../../lists/record/field-value.tsx'
import { useLanguageNames } from '../../../lists/use-language-names.ts'
import { UntranslatedBadge } from './untranslated-badge.tsx'

/** The text of a question in a list, marked while it is untranslated. */
export function QuestionText({ question }: { question: RowOf<'questions'> }) {
  const { text, untranslated, language_id } = question
  const language = useLanguageNames().find(language_id)
  if (untranslated)
    return (
      <>
        <CellText>{text}</CellText> <UntranslatedBadge />
      </>
    )
  return (
    <CellText {...(language && { lang: language.tag, dir: language.rtl === 1 ? 'rtl' : 'ltr' })}>
      {text}
    </CellText>
  )
}
