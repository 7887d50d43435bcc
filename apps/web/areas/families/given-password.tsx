import { Button, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './families.module.css'
import { apart, type Given } from './family.ts'

/** How a member without an address logs in, shown once, to print or to write down. */
export function GivenPassword({ given, onDone }: { given: Given; onDone: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusSoon(heading.current), [])
  const name = apart(given.name)
  return (
    <section className={styles.card}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        {t('family.given_title', { name })}
      </Title>
      <dl className={styles.given}>
        <dt>{t('family.given_login')}</dt>
        <dd>
          <bdi dir="ltr">{given.login}</bdi>
        </dd>
        <dt>{t('family.given_password')}</dt>
        <dd>
          <bdi dir="ltr">{given.password}</bdi>
        </dd>
      </dl>
      <Text>{t('family.given_text', { name, date: writtenMoment(given.until) })}</Text>
      <div className={styles.row}>
        <Button leftSection={<Icon of={IconPrinter} />} onClick={() => print()}>
          {t('family.print')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('family.done')}
        </Button>
      </div>
    </section>
  )
}
