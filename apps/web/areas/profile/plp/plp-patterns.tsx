import { Button, Title } from '@mantine/core'
import { bands } from '@quartet/domain/bands.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { donePerPattern, isPlpFinished, onPlp } from '@quartet/domain/plp.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OtherBand, StatementCard, StatementCards } from '../../../components/statement-cards.tsx'
import { listed } from '../../../i18n/lists.ts'
import { type Person, patternName } from '../read/person.ts'
import { StatementList } from '../statements/statement-list.tsx'
import type { Statement } from '../statements/use-own-statements.ts'
import styles from './plp-patterns.module.css'

/** The statements that the person ticked and wrote, pattern by pattern. */
export function PlpPatterns({
  person,
  own,
  selected,
}: {
  person: Person
  own: boolean
  selected: readonly number[]
}) {
  const { t } = useTranslation()
  const statements = onPlp(person.attributes, selected)
  const finished = isPlpFinished(person.attributes, selected)
  const isChild = person.age_group_id === 1
  return (
    <section className={styles.plp}>
      <div className={styles.head}>
        <Title order={2}>{t(own ? 'plp.statements' : 'plp.statements_of')}</Title>
        {own && (
          <Button
            data-screen-only
            variant={finished ? 'default' : 'filled'}
            renderRoot={(props) => (
              <Link to="/new-theme/personalize-profile/{-$id}" params={{}} {...props} />
            )}
          >
            {finished
              ? t('plp.personalise')
              : t(isChild ? 'child.choose' : 'profile.next_personalise')}
          </Button>
        )}
      </div>
      {own && <StillEmpty person={person} selected={selected} />}
      <StatementCards>
        {patterns.map((pattern) => (
          <OfPattern
            key={pattern}
            person={person}
            pattern={pattern}
            statements={statements.filter((one) => one.pattern === pattern)}
          />
        ))}
      </StatementCards>
    </section>
  )
}

/** The patterns without statements, and how to fill them. */
function StillEmpty({ person, selected }: { person: Person; selected: readonly number[] }) {
  const { t } = useTranslation()
  const done = donePerPattern(person.attributes, selected)
  const empty = patterns.filter((pattern) => done[pattern] === 0)
  if (empty.length === 0) return null
  return (
    <div data-screen-only>
      <NoteBox
        mood="info"
        title={t(empty.length === patterns.length ? 'plp.empty_title' : 'plp.open_title')}
      >
        <p>
          {empty.length === patterns.length
            ? t('plp.empty')
            : t('plp.open', { patterns: listed(empty.map(patternName)) })}
        </p>
      </NoteBox>
    </div>
  )
}

function OfPattern({
  person,
  pattern,
  statements,
}: {
  person: Person
  pattern: Pattern
  statements: Statement[]
}) {
  const { t } = useTranslation()
  const degree = person.user_pattern_classification[pattern]
  const of = (type: Statement['type']) => statements.filter((statement) => statement.type === type)
  const fitting = degree ? of(degree) : []
  const notes = of('Sequence')
  const others = bands.filter((band) => band !== degree && of(band).length > 0)
  return (
    <StatementCard pattern={pattern} band={degree}>
      {fitting.length + others.length === 0 && <p className={styles.none}>{t('plp.none')}</p>}
      <StatementList statements={fitting} />
      {others.map((band) => (
        <Disclosure
          key={band}
          plain
          level={4}
          openAtFirst={fitting.length === 0}
          title={
            <OtherBand band={band} countText={t('statement.chosen', { count: of(band).length })} />
          }
        >
          <StatementList statements={of(band)} />
        </Disclosure>
      ))}
      {notes.length > 0 && (
        <div className={styles.order}>
          <p className={styles.none}>{t('plp.order')}</p>
          <StatementList statements={notes} notes />
        </div>
      )}
    </StatementCard>
  )
}
