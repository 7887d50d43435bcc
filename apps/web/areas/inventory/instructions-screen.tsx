import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Title } from '@mantine/core'
import { spokenBlocks } from '@quartet/domain/spoken.ts'
import { Scene } from '@quartet/ui/scene.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useMe } from '../../data/use-me.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import { BareFrame } from '../../shell/bare-frame.tsx'
import { ReadAloud } from '../../speech/read-aloud.tsx'
import styles from './guide.module.css'

/** What the inventory asks for, how to answer, and what happens next; Start marks it as read. */
export function InstructionsScreen() {
  const { t } = useTranslation()
  const me = useMe()
  const time = t(me?.age_group_id === 1 ? 'instructions.time_child' : 'instructions.time')
  return (
    <BareFrame leave={t('instructions.later')}>
      <div className={styles.guide}>
        <div className={styles.picture}>
          <Scene name="start" />
        </div>
        <Title order={1}>{t('instructions.title')}</Title>
        <p className={styles.lead}>{me ? t('instructions.lead', { time }) : '\u00a0'}</p>
        <InstrumentName />
        <Cards />
        <Actions />
      </div>
    </BareFrame>
  )
}

const useInstructions = () =>
  useQuery(api.inventory.instructions.queryOptions({ input: { body: {} }, meta: { quiet: true } }))

function InstrumentName() {
  const { data } = useInstructions()
  return <p className={styles.instrument}>{data?.instrument_name ?? '\u00a0'}</p>
}

function Cards() {
  const { t } = useTranslation()
  const cards = useInstructions()
  const languageOf = useContentLanguage()
  if (cards.isPending)
    return (
      <div className={styles.cards}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height={132} radius="lg" />
        ))}
      </div>
    )
  if (cards.error) return <QueryError query={cards} />
  if (cards.data.instructions.length === 0) return <p>{t('instructions.empty')}</p>
  return (
    <ol className={styles.cards}>
      {cards.data.instructions.map(({ title, body, language_id }, at) => (
        <li key={title} className={styles.card} {...languageOf(language_id)}>
          <span className={styles.step} aria-hidden="true">
            {at + 1}
          </span>
          <div className={styles.head}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <ReadAloud text={[title, ...spokenBlocks(body)]} language_id={language_id} />
          </div>
          <Html html={body} language_id={language_id} />
        </li>
      ))}
    </ol>
  )
}

function Actions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isGuest = usePermissions()?.has('guest') ?? true
  // the mark that it was read is not essential: starting works even if saving it fails
  const start = useMutation(
    api.inventory.instructions.mutationOptions({
      meta: { quiet: true },
      onSettled: () => void navigate({ to: '/new-theme/questions/{-$id}', params: {} }),
    }),
  )
  return (
    <div className={styles.actions}>
      <Button
        size="lg"
        loading={start.isPending}
        onClick={() => start.mutate({ body: { done: true } })}
      >
        {t('instructions.start')}
      </Button>
      {!isGuest && <Link to="/before">{t('instructions.before')}</Link>}
    </div>
  )
}
