import { Title } from '@mantine/core'
import { definitionOf } from '@quartet/domain/definition.ts'
import { useTranslation } from 'react-i18next'
import { Html } from '../../../components/html.tsx'
import { shownMoment, writtenMoment } from '../../../i18n/dates.ts'
import { Sentence } from '../read/headline.tsx'
import type { Printed } from '../read/person.ts'
import { ScoreBars } from '../read/score-bars.tsx'
import styles from './print-sheet.module.css'

type Props = { printed: Printed; own: boolean; described: boolean }

/**
 * The profile on one page: the person, the result in a sentence, the label, the four bars and how
 * to read them.
 */
export function PrintCard({ printed, own, described }: Props) {
  const { user: person, printed_at } = printed
  const { t } = useTranslation()
  const label = person.classification && t(`label.${person.classification}`)
  const text = definitionOf(person, printed, own)
  const unsure = person.classification_standard === false
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <Title order={2}>{person.name}</Title>
        <p className={styles.dates}>
          <bdi dir="ltr">{person.scored_at && shownMoment(person.scored_at)}</bdi>
        </p>
      </header>
      <Sentence person={person} own={own} />
      {label && (
        <div className={styles.label}>
          <Title order={3}>{unsure ? t('label.provisional', { label }) : label}</Title>
          {text && <Html html={text.body} language_id={text.language_id} />}
          {person.classification === 'Bridge Learner' && <p>{t('label.bridge_check')}</p>}
        </div>
      )}
      <ScoreBars person={person} own={own} described={described} level={3} />
      <footer className={styles.foot}>
        <p>{own ? t('profile.evidence') : t('profile.evidence_of', { name: person.name })}</p>
        <p>{t('print.on', { date: writtenMoment(printed_at) })} · Quartet</p>
      </footer>
    </section>
  )
}
