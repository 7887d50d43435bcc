import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { type Band, nearBand } from '@quartet/domain/bands.ts'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { Html } from '../../../components/html.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import { ReadAloud } from '../../../speech/read-aloud.tsx'
import styles from './pattern-cards.module.css'
import { type Cards, type Person, patternName } from './person.ts'
import { ScoreAnswers } from './score-answers.tsx'
import { useCards } from './use-cards.ts'

type Props = { person: Person; own: boolean; mayRequest: boolean }

/**
 * What each pattern is and how this person uses it: four cards, collapsed at first, that open
 * independently.
 */
export function PatternCards({ person, own, mayRequest }: Props) {
  const { t } = useTranslation()
  const cards = useCards(person)
  return (
    <section className={styles.cards}>
      <Title order={2}>{t('profile.patterns')}</Title>
      {cards.isPending &&
        person &&
        [1, 2, 3, 4].map((card) => <Skeleton key={card} height={82} radius="lg" />)}
      {cards.error && <QueryError query={cards} />}
      {cards.data?.cards.map((card) => (
        <PatternCard
          key={card.number_key}
          card={card}
          person={person}
          own={own}
          mayRequest={mayRequest}
        />
      ))}
    </section>
  )
}

function PatternCard({ card, person, own, mayRequest }: Props & { card: Cards['cards'][number] }) {
  const { t } = useTranslation()
  const language = useContentLanguage()(card.language_id)
  const pattern = card.number_key
  const band = person.user_pattern_classification[pattern]
  const other = nearBand(person[pattern])
  const name = patternName(pattern)
  return (
    <Disclosure
      level={3}
      title={
        <span className={styles.head}>
          <PatternMark pattern={pattern} size={44} />
          <span className={styles.names}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.second} {...language}>
              {card.second_title}
            </span>
          </span>
          {band && (
            <span className={styles.band}>
              <BandMark band={band} />
              {t(`band.${band}`)}
            </span>
          )}
        </span>
      }
    >
      <div className={styles.spoken}>
        <ul className={styles.items} {...language}>
          {card.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ReadAloud text={card.items} language_id={card.language_id} />
      </div>
      {band && (
        <BandText
          title={t(own ? 'profile.your_use' : 'profile.use_of', { band: t(`band.${band}`) })}
          text={card.bands[band]}
          band={band}
        />
      )}
      {other && (
        <BandText
          title={t('profile.other_side', { band: t(`band.${other}`) })}
          text={card.bands[other]}
          band={other}
        />
      )}
      {mayRequest && (
        <Disclosure
          plain
          level={4}
          title={<span className={styles.why}>{t('profile.why_pattern', { pattern: name })}</span>}
        >
          <ScoreAnswers person={person} pattern={pattern} />
        </Disclosure>
      )}
    </Disclosure>
  )
}

function BandText({
  title,
  text,
  band,
}: {
  title: string
  text: Cards['provisional']
  band: Band
}) {
  return (
    <div className={styles.use}>
      <h4 className={styles.useTitle}>
        <BandMark band={band} />
        {title}
      </h4>
      <div className={styles.spoken}>
        <Html html={text.body} language_id={text.language_id} />
        <ReadAloud text={spokenBlocks(text.body)} language_id={text.language_id} />
      </div>
    </div>
  )
}
