import '@mantine/core/styles/Avatar.layer.css'
import { Avatar, Title } from '@mantine/core'
import { byUse } from '@quartet/domain/order.ts'
import { degreeSentence } from '@quartet/ui/degree-sentence.ts'
import { useTranslation } from 'react-i18next'
import { Html } from '../../base/html.tsx'
import styles from './headline.module.css'
import { type Cards, listed, type Person, patternName, scoresOf } from './person.ts'
import { useCards } from './use-cards.ts'

type Props = { person: Person; own: boolean; title?: string }

/** First what the result comes to, in a sentence; then whose it is and its label. */
export function Headline({ person, own, title }: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.headline}>
      <Title order={1} size="h4" className={styles.title}>
        {title ?? (own ? t('profile.title') : t('profile.title_of', { name: person.name }))}
      </Title>
      <Sentence person={person} own={own} />
      <div className={styles.identity}>
        <Avatar radius="50%" size={56} color="quartet" src={person.image} alt="">
          {[person.first_name, person.last_name].map((name) => Array.from(name.trim())[0] ?? '').join('')}
        </Avatar>
        <div className={styles.who}>
          <p className={styles.name}>{person.name}</p>
          {person.email && <p className={styles.email}>{person.email}</p>}
        </div>
      </div>
      <Label person={person} />
    </header>
  )
}

function Sentence({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const scores = scoresOf(person)
  const said = scores && degreeSentence(person.user_pattern_classification, byUse(scores))
  if (!said) return null
  const [first, needed, avoid] = [said.first, said.needed, said.avoid].map((patterns) => listed(patterns.map(patternName)))
  return <p className={styles.sentence}>{t(`profile.${own ? 'own' : 'of'}_${said.kind}`, { name: person.name, first, needed, avoid })}</p>
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
        {data && <Told text={data.definitions[person.classification]} />}
        {data && provisional && <Told text={data.provisional} />}
      </div>
    </section>
  )
}

const Told = ({ text }: { text: Cards['provisional'] }) => <Html html={text.body} language_id={text.language_id} />
