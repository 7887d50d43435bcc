import { Anchor, Button, Text, Title } from '@mantine/core'
import { Gathering } from '@quartet/ui/gathering.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './hero.module.css'

/** What the product is, and the one thing to do. */
export function Hero() {
  const { t } = useTranslation()
  return (
    <section className={styles.hero} aria-labelledby="first">
      <div className={styles.words}>
        <Title order={1} id="first" className={styles.title}>
          {t('shell.tagline')}
        </Title>
        <Text size="lg">{t('home.lead')}</Text>
        <Starts />
        <Anchor
          className={styles.code}
          renderRoot={(props) => <Link to="/register-basic" search={{ code: '' }} {...props} />}
        >
          {t('plans.code_go')}
        </Anchor>
        <Text c="dimmed">{t('home.facts')}</Text>
      </div>
      <Gathering name="together" className={styles.scene} />
    </section>
  )
}

/** The ways in: as somebody new, or with an account. */
function Starts() {
  const { t } = useTranslation()
  return (
    <div className={styles.starts}>
      <Button renderRoot={(props) => <Link to="/plans" {...props} />}>{t('home.start')}</Button>
      <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
        {t('home.have_account')}
      </Button>
    </div>
  )
}
