import { Button, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { byUse } from '@quartet/domain/order.ts'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { degreeSentence } from '@quartet/ui/degree-sentence.ts'
import { useTranslation } from 'react-i18next'
import { Html } from '../../../components/html.tsx'
import { Portrait } from '../../../components/portrait.tsx'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import styles from './headline.module.css'
import { type Cards, listed, type Person, patternName, scoresOf } from './person.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { useCards } from './use-cards.ts'

type Props = { person: Person; own: boolean; title?: string; mayChange?: boolean }

/** The result in one sentence, then the person and the label. */
export function Headline({ person, own, title, mayChange = false }: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.headline}>
      <Title order={1} size="h4" className={styles.title}>
        {title ?? (own ? t('profile.title') : t('profile.title_of', { name: person.name }))}
      </Title>
      <Sentence person={person} own={own} />
      <div className={styles.identity}>
        <Portrait person={person} size={56} />
        <div className={styles.who}>
          <p className={styles.name}>{person.name}</p>
          {person.email && (
            <p className={styles.email} data-screen-only>
              {person.email}
            </p>
          )}
        </div>
      </div>
      {mayChange && <OwnPicture person={person} />}
      <Label person={person} />
    </header>
  )
}

function OwnPicture({ person }: { person: Person }) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <div className={styles.picture} data-screen-only>
      <Button variant="subtle" onClick={open}>
        {t('photo.change')}
      </Button>
      <PhotoDialog person={person} opened={opened} onClose={close} />
    </div>
  )
}

/** The result in one sentence. */
export function Sentence({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const scores = scoresOf(person)
  const sentence = scores && degreeSentence(person.user_pattern_classification, byUse(scores))
  if (!sentence) return null
  const [first, needed, avoid] = [sentence.first, sentence.needed, sentence.avoid].map((patterns) =>
    listed(patterns.map(patternName)),
  )
  return (
    <p className={styles.sentence}>
      {t(`profile.${own ? 'own' : 'of'}_${sentence.kind}`, {
        name: person.name,
        first,
        needed,
        avoid,
      })}
    </p>
  )
}

function Label({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { data } = useCards(person)
  if (!person.classification) return null
  const label = t(`label.${person.classification}`)
  const provisional = person.classification_standard === false
  return (
    <section className={styles.label}>
      <Title order={2}>{provisional ? t('label.provisional', { label }) : label}</Title>
      <div className={styles.definition}>
        {data && <ProvisionalNote text={data.definitions[person.classification]} />}
        {data && provisional && <ProvisionalNote text={data.provisional} />}
      </div>
    </section>
  )
}

const ProvisionalNote = ({ text }: { text: Cards['provisional'] }) => (
  <div className={styles.spoken}>
    <Html html={text.body} language_id={text.language_id} />
    <ReadAloud text={spokenBlocks(text.body)} language_id={text.language_id} />
  </div>
)
