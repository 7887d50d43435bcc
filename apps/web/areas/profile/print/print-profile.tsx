import { Title } from '@mantine/core'
import { nearBand } from '@quartet/domain/bands.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { Html } from '../../../components/html.tsx'
import { useContentLanguage } from '../../../i18n/use-content-language.ts'
import { type Printed, patternName } from '../read/person.ts'
import { ScoreHistory } from '../read/score-history.tsx'
import styles from './print-sheet.module.css'
import { statementsToPrint } from './print-statements.ts'

type Props = { printed: Printed; own: boolean }

/**
 * The pages after the card: each pattern with the description of its degree and its statements,
 * then the results so far.
 */
export function PrintWhole({ printed, own }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {printed.cards.map((card) => (
        <OfPattern key={card.number_key} printed={printed} card={card} own={own} />
      ))}
      {printed.user.sees.includes('statements') && (
        <p className={styles.note}>{t('print.statements')}</p>
      )}
      <ScoreHistory person={printed.user} />
    </>
  )
}

function OfPattern({
  printed: { user: person },
  card,
  own,
}: Props & { card: Printed['cards'][number] }) {
  const { t } = useTranslation()
  const pattern = card.number_key
  const band = person.user_pattern_classification[pattern]
  const other = nearBand(person[pattern])
  const languageOf = useContentLanguage()
  return (
    <section className={styles.pattern}>
      <Title order={2} className={styles.title}>
        <PatternMark pattern={pattern} size={32} />
        <span>{patternName(pattern)}</span>
        {band && (
          <span className={styles.band}>
            <BandMark band={band} />
            {t(`band.${band}`)} · {person[pattern]}
          </span>
        )}
      </Title>
      <p className={styles.second} {...languageOf(card.language_id)}>
        <strong>{card.second_title}</strong>
      </p>
      <ul {...languageOf(card.language_id)}>
        {card.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {[band, other].map(
        (one) =>
          one && (
            <div key={one} className={styles.use}>
              <h3>
                {one === band
                  ? t(own ? 'profile.your_use' : 'profile.use_of', { band: t(`band.${one}`) })
                  : t('profile.other_side', { band: t(`band.${one}`) })}
              </h3>
              <Html html={card.bands[one].body} language_id={card.bands[one].language_id} />
            </div>
          ),
      )}
      <StatementsOf person={person} pattern={pattern} />
    </section>
  )
}

function StatementsOf({
  person,
  pattern,
}: {
  person: Printed['user']
  pattern: Printed['cards'][number]['number_key']
}) {
  const { t } = useTranslation()
  const languageOf = useContentLanguage()
  const groups = statementsToPrint(person, pattern)
  if (groups.length === 0) return null
  return (
    <>
      {groups.map(({ type, statements }) => (
        <div key={type}>
          <h3>
            {type === 'Sequence'
              ? t('profile.sequence_note')
              : `${t('profile.statements')}: ${t(`band.${type}`)}`}
          </h3>
          <ul className={styles.statements} {...languageOf(statements[0]?.language_id ?? 0)}>
            {statements.map(({ id, title, language_id, chosen }) => (
              <li key={id} data-chosen={chosen || undefined}>
                <span {...languageOf(language_id)}>{title}</span>
                {chosen && <em> ({t('profile.chosen')})</em>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
