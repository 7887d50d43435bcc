import { Title } from '@mantine/core'
import { type Band, bands } from '@quartet/domain/bands.ts'
import { orderOf } from '@quartet/domain/order.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { useContentLanguage } from '../../base/content-language.ts'
import { useLanguage } from '../../base/language.ts'
import { ReadAloud } from '../../base/read-aloud.tsx'
import { type Person, patternName, scoresOf } from './person.ts'
import styles from './statements.module.css'

type Statement = Person['attributes'][number]

/** Under each pattern the note on its place in the order of use, then its statements in four groups: that of the own degree first and open. */
export function Statements({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <section id="statements" className={styles.statements} tabIndex={-1}>
      <Title order={2}>{t('profile.statements')}</Title>
      <p className={styles.lead}>{t('profile.statements_text')}</p>
      <div className={styles.patterns}>
        {patterns.map((pattern) => (
          <OfPattern key={pattern} person={person} pattern={pattern} />
        ))}
      </div>
    </section>
  )
}

function OfPattern({ person, pattern }: { person: Person; pattern: Pattern }) {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const degree = person.user_pattern_classification[pattern]
  const of = (type: Statement['type']) => person.attributes.filter((statement) => statement.pattern === pattern && statement.type === type)
  const fitting = fittingNote(of('Sequence'), person, pattern)
  const group = (band: Band) => (
    <Disclosure key={band} plain level={4} openAtFirst={band === degree} title={<GroupTitle band={band} name={t(`band.${band}`)} />}>
      <List statements={of(band)} chosen={person.selected_attributes} />
    </Disclosure>
  )
  return (
    <section className={styles.pattern}>
      <h3 className={styles.title}>
        <PatternMark pattern={pattern} size={32} />
        {patternName(pattern)}
      </h3>
      {fitting && (
        <p className={styles.note} style={{ borderInlineStartColor: patternColour(pattern, 'solid') }} {...languageOf(fitting.language_id)}>
          {fitting.title} <ReadAloud text={fitting.title} language_id={fitting.language_id} />
        </p>
      )}
      {degree && group(degree)}
      {bands.filter((band) => band !== degree).map(group)}
      <Disclosure plain level={4} title={<GroupTitle name={t('profile.sequence_note')} />}>
        <List
          statements={of('Sequence').toSorted((one, other) => Number(other === fitting) - Number(one === fitting))}
          chosen={person.selected_attributes}
        />
      </Disclosure>
    </section>
  )
}

function GroupTitle({ band, name }: { band?: Band; name: string }) {
  return (
    <span className={styles.group}>
      {band && <BandMark band={band} />}
      {name}
    </span>
  )
}

/** Of the notes for a pattern turned to first, second, third and last, the one that is true of this person; none for a rank that is shared. */
function fittingNote(notes: Statement[], person: Person, pattern: Pattern) {
  const scores = scoresOf(person)
  if (!scores || patterns.filter((other) => scores[other] === scores[pattern]).length > 1) return undefined
  return notes.filter(({ user_id }) => user_id === null)[orderOf(scores)[pattern] - 1]
}

function List({ statements, chosen }: { statements: Statement[]; chosen: number[] }) {
  const { t } = useTranslation()
  const shown = useLanguage()
  const languageOf = useContentLanguage()
  const language_id = statements[0]?.language_id ?? shown.id
  return (
    <ul className={styles.list} {...languageOf(language_id)}>
      {statements.map(({ id, title, ...statement }) => (
        <li key={id} {...(statement.language_id === language_id ? {} : languageOf(statement.language_id))}>
          {title} <ReadAloud text={title} language_id={statement.language_id} />{' '}
          {chosen.includes(id) && (
            <span className={styles.chosen} {...languageOf(shown.id)}>
              {t('profile.chosen')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
