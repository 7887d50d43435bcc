import { Button, Text } from '@mantine/core'
import type { PrintedCardView } from '@quartet/contract/areas/class-cards.ts'
import { spokenClassCode } from '@quartet/domain/class-cards.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import styles from './card-sheet.module.css'
import { apart, type Sheet } from './class-card.ts'

/** New cards with their PINs, which are shown only now, to print and to cut apart. */
export function CardSheet({ sheet, onDone }: { sheet: Sheet; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <article className={styles.sheet}>
      <div className={styles.head}>
        <ViewTitle>{t('class_cards.sheet_title')}</ViewTitle>
        <Text>{t('class_cards.sheet_text')}</Text>
        <div className={styles.row}>
          <Button leftSection={<Icon of={IconPrinter} />} onClick={() => print()}>
            {t('class_cards.print')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('class_cards.done')}
          </Button>
        </div>
      </div>
      <ul className={styles.cards}>
        {sheet.cards.map((card) => (
          <PrintedCard key={card.id} card={card} code={sheet.code} />
        ))}
      </ul>
    </article>
  )
}

function PrintedCard({ card, code }: { card: PrintedCardView; code: string }) {
  const { t } = useTranslation()
  const name = apart(card.card_name)
  const address = card.link.replace(/^https?:\/\//, '').replace(/#.*$/, '')
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{card.card_name}</bdi>
        </p>
        <dl className={styles.facts}>
          <dt>{t('class_cards.code')}</dt>
          <dd>
            <bdi dir="ltr">{spokenClassCode(code)}</bdi>
          </dd>
          <dt>{t('class_cards.pin')}</dt>
          <dd>
            <bdi dir="ltr">{card.pin}</bdi>
          </dd>
        </dl>
        <p className={styles.hint}>{t('class_cards.sheet_hint', { link: apart(address) })}</p>
      </div>
      <QrCode text={card.link} size={132} label={t('class_cards.qr', { name })} />
    </li>
  )
}
