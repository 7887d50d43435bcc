import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { FourPatterns } from './four-patterns.tsx'
import { Groups } from './groups.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Limits } from './limits.tsx'
import { PlanPrices } from './plan-prices.tsx'
import { SampleProfile } from './sample-profile.tsx'
import { TryDecoder } from './try-decoder.tsx'

/**
 * The first page for visitors. What is below the first view is rendered after it, in small steps
 * that block nothing.
 */
export function HomeScreen() {
  const showsAll = useDeferredValue(true, false)
  return (
    <div className={styles.home}>
      <Hero />
      <FourPatterns />
      {showsAll && <Further />}
    </div>
  )
}

function Further() {
  const { t } = useTranslation()
  return (
    <>
      <SampleProfile />
      <TryDecoder />
      <Groups />
      <PlanPrices />
      <Limits />
      <section aria-labelledby="last" className={styles.last}>
        <Title order={2} id="last">
          {t('home.last_title')}
        </Title>
        <Button renderRoot={(props) => <Link to="/plans" {...props} />}>{t('home.start')}</Button>
      </section>
    </>
  )
}
