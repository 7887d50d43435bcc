import { shownDate } from '@quartet/domain/dates.ts'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge.tsx'
import { CardActions } from './card-actions.tsx'
import type { ClassPerson } from './class-card.ts'
import styles from './class-cards.module.css'
import type { Make } from './class-people.tsx'

/** One person of the class. */
export function PersonRow(props: { groupId: number; person: ClassPerson; make: Make }) {
  const { t } = useTranslation()
  const { name, card } = props.person
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label={t('people.status')}>
        <State person={props.person} />
      </td>
      <td data-label={t('class_cards.card_name')}>{card ? <bdi>{card.name}</bdi> : '–'}</td>
      <td data-label={t('class_cards.made_on')}>{card ? <Day of={card.made_on} /> : '–'}</td>
      <td data-label={t('class_cards.used_on')}>
        {card?.last_used_on ? <Day of={card.last_used_on} /> : card ? t('class_cards.never') : '–'}
      </td>
      <td data-label={t('table.actions')}>
        <CardActions {...props} />
      </td>
    </tr>
  )
}

function State({ person: { card, no_card } }: { person: ClassPerson }) {
  const { t } = useTranslation()
  if (no_card) return t(`class_cards.why_${no_card}`)
  if (!card) return <Badge tone="info">{t('class_cards.state_none')}</Badge>
  if (card.locked) return <Badge tone="warn">{t('class_cards.state_locked')}</Badge>
  return <Badge tone="good">{t('class_cards.state_card')}</Badge>
}

const Day = ({ of }: { of: string }) => (
  <bdi dir="ltr" className={styles.day}>
    {shownDate(of)}
  </bdi>
)
