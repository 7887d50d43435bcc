import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { leadingPatterns } from '@quartet/domain/order.ts'
import type { Scores } from '@quartet/domain/patterns.ts'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { Html } from '../../../components/html.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import { type Cards, type Person, patternName } from '../read/person.ts'
import { useCards } from '../read/use-cards.ts'
import styles from './result.module.css'

/** One paragraph for each leading pattern. */
export function LeadingPatterns({ person, scores }: { person: Person; scores: Scores }) {
  const cards = useCards(person)
  if (cards.error) return <QueryError query={cards} />
  if (!cards.data) return <Skeleton height={180} radius="lg" />
  const byPattern = new Map(cards.data.cards.map((card) => [card.number_key, card]))
  return (
    <div className={styles.leading}>
      {leadingPatterns(scores).map((pattern) => {
        const card = byPattern.get(pattern)
        return card && <Leading key={pattern} person={person} card={card} />
      })}
    </div>
  )
}

function Leading({ person, card }: { person: Person; card: Cards['cards'][number] }) {
  const pattern = card.number_key
  const band = person.user_pattern_classification[pattern]
  if (!band) return null
  const { body, language_id } = card.bands[band]
  return (
    <section className={styles.pattern}>
      <div className={styles.patternHead}>
        <PatternMark pattern={pattern} size={36} />
        <Title order={2} size="h3">
          {patternName(pattern)}
        </Title>
        <ReadAloud text={spokenBlocks(body)} language_id={language_id} />
      </div>
      <Html html={body} language_id={language_id} />
    </section>
  )
}
