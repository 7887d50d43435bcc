import { Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { definitionOf } from '@quartet/domain/definition.ts'
import { degreeSentence } from '@quartet/domain/degree-sentence.ts'
import { byUse } from '@quartet/domain/order.ts'
import { scoresOf } from '@quartet/domain/patterns.ts'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Html } from '../../../components/html.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Portrait } from '../../../components/portrait.tsx'
import { listed } from '../../../i18n/lists.ts'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import { PhotoDialog } from '../photo/photo-dialog.tsx'
import styles from './headline.module.css'
import { type Person, patternName } from './person.ts'
import { useCards } from './use-cards.ts'

type Props = {
  person: Person
  own: boolean
  mayChange?: boolean
  /** The actions, beside the name. */
  children?: ReactNode
}

/** The person, then the result in one sentence. */
export function Headline({ person, own, mayChange = false, children }: Props) {
  const { t } = useTranslation()
  const isChild = own && person.age_group_id === 1
  return (
    <header className={styles.headline}>
      <div className={styles.identity}>
        {mayChange ? <OwnPicture person={person} /> : <Portrait person={person} size={48} />}
        <div className={styles.who}>
          <Title order={1} size="h4" className={styles.title}>
            {isChild && t('child.profile_title', { name: person.first_name })}
            {own && !isChild && t('profile.title')}
            {!own && t('profile.title_of', { name: person.name })}
          </Title>
          <p className={styles.name}>{own ? person.name : person.email}</p>
        </div>
        {children}
      </div>
      {!isChild && <Sentence person={person} own={own} />}
    </header>
  )
}

/** The own picture, a button that changes it. */
export function OwnPicture({ person }: { person: Person }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('photo.change')}
        title={t('photo.change')}
        onClick={open}
      >
        <Portrait person={person} size={48} />
        <span className={styles.pencil} data-screen-only>
          <Icon of={IconPencil} size={14} />
        </span>
      </button>
      <PhotoDialog person={person} opened={opened} onClose={close} />
    </>
  )
}

type SentenceProps = { person: Person; own: boolean; isHeading?: boolean }

/** The result in one sentence. */
export function Sentence({ person, own, isHeading = false }: SentenceProps) {
  const { t } = useTranslation()
  const scores = scoresOf(person)
  const sentence = scores && degreeSentence(person.user_pattern_classification, byUse(scores))
  if (!sentence) return null
  const Words = isHeading ? 'h1' : 'p'
  const [first, needed, avoid] = [sentence.first, sentence.needed, sentence.avoid].map((patterns) =>
    listed(patterns.map(patternName)),
  )
  return (
    <Words className={styles.sentence}>
      {t(`profile.${own ? 'own' : 'of'}_${sentence.kind}`, {
        name: person.name,
        first,
        needed,
        avoid,
      })}
    </Words>
  )
}

/** The label with its definition. */
export function Label({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const { data } = useCards(person)
  if (!person.classification) return null
  const label = t(`label.${person.classification}`)
  const text = data && definitionOf(person, data, own)
  return (
    <section className={styles.label}>
      <Title order={2}>
        {person.classification_standard === false ? t('label.provisional', { label }) : label}
      </Title>
      <div className={styles.definition}>
        {text && (
          <div className={styles.spoken}>
            <Html html={text.body} language_id={text.language_id} />
            <ReadAloud text={spokenBlocks(text.body)} language_id={text.language_id} />
          </div>
        )}
        {person.classification === 'Bridge Learner' && (
          <p className={styles.check}>{t('label.bridge_check')}</p>
        )}
      </div>
    </section>
  )
}
