import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import styles from './words-field.module.css'

type Props = {
  label: string
  hint: string
  words: string[]
  /** The word that is not in the list yet. */
  typed: string
  error: string | undefined
  /** Marks the input that takes the focus when the field is wrong. */
  mark: { 'data-path': string }
  onType: (typed: string) => void
  onChange: (words: string[]) => void
}

/** Adds a word unless it is blank, already in the list, or the list is full. */
export function withWord(words: string[], typed: string) {
  const word = typed.trim()
  return word === '' || words.length >= limits.profile.words || words.includes(word)
    ? words
    : [...words, word]
}

/** A short list of free words: type one and press Enter to add it. */
export function WordsField({ label, hint, words, typed, error, mark, onType, onChange }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const full = words.length >= limits.profile.words
  const add = () => {
    onChange(withWord(words, typed))
    onType('')
    input.current?.focus()
  }
  const remove = (word: string) => {
    onChange(words.filter((one) => one !== word))
    input.current?.focus()
  }
  return (
    <div className={styles.field}>
      <div className={styles.add}>
        <TextInput
          ref={input}
          label={label}
          description={full ? t('account.words_full') : hint}
          classNames={{ input: styles.typed }}
          maxLength={limits.profile.word}
          value={typed}
          error={error}
          {...mark}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={(event) => event.relatedTarget === null && typed.trim() !== '' && add()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault() // Enter adds the word instead of submitting the form
            add()
          }}
        />
        <Button
          variant="default"
          disabled={full}
          aria-label={t('account.add_to', { list: label })}
          onClick={add}
        >
          {t('account.add')}
        </Button>
      </div>
      {words.length > 0 && (
        <ul className={styles.words} aria-label={label}>
          {words.map((word) => (
            <li key={word} className={styles.word}>
              <Text span dir="auto">
                {word}
              </Text>
              <ActionIcon
                color="gray"
                aria-label={t('account.remove', { word })}
                onClick={() => remove(word)}
              >
                <Icon of={IconX} size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
