import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../i18n/language-name.ts'
import styles from './text-language.module.css'

type Props = {
  /** The language of the word wall used for the text. */
  value: number
  among: readonly number[]
  /** Whether the wall contains hardly any word of the text. */
  isSparse: boolean
  /** Whether there is a wall in the language in which the text seems to be written. */
  hasWall: boolean
  onChange: (language_id: number) => void
}

/**
 * The language in which cue words are searched; when few are found, asks whether it is the right
 * one.
 */
export function TextLanguage({ value, among, isSparse, hasWall, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = useLanguageName()
  const id = useId()
  return (
    <>
      <div className={styles.language}>
        <label htmlFor={id}>{t('decode.part_language_id')}</label>
        <NativeSelect
          id={id}
          value={value}
          data={[...new Set([value, ...among])].map((language) => ({
            value: String(language),
            label: nameOf(language),
          }))}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
      </div>
      <div role="status">
        {!hasWall && <NoteBox mood="info">{t('decode.no_wall_of_text')}</NoteBox>}
        {hasWall && isSparse && (
          <NoteBox mood="info" title={t('decode.few_words_title')}>
            <p>{t('decode.few_words')}</p>
          </NoteBox>
        )}
      </div>
    </>
  )
}
