import { Button, Group, Text, Title } from '@mantine/core'
import { perPattern } from '@quartet/domain/patterns.ts'
import { IconLock } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColouredField } from '../../components/coloured-field.tsx'
import { Icon } from '../../components/icon.tsx'
import { PatternLegend } from '../../components/pattern-legend.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { TrialResult } from './trial-result.tsx'
import styles from './try-decoder.module.css'
import { useTrialDecoder } from './use-trial-decoder.ts'

const noCounts = perPattern(() => 0)

/** A field whose words light up while typing. The text never leaves the browser. */
export function TryDecoder() {
  const { t } = useTranslation()
  const { query, begin } = useTrialDecoder()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = useDeferredValue(typed)
  const decoded = useMemo(() => query.data?.decode(text), [query.data, text])
  const fill = (next: string) => {
    begin()
    setTyped(next)
    field.current?.focus()
  }
  return (
    <section aria-labelledby="try" className={styles.section}>
      <div>
        <Title order={2} id="try">
          {t('home.try_title')}
        </Title>
        <Text>{t('home.try_text')}</Text>
      </div>
      <ColouredField
        ref={field}
        marked={text}
        marks={decoded?.marks ?? []}
        scrolls
        aria-label={t('decode.text')}
        aria-describedby="try-private"
        autoComplete="off"
        value={typed}
        onFocus={begin}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p id="try-private" className={styles.private}>
        <Icon of={IconLock} size={18} />
        {t('home.try_private')}
      </p>
      <Group gap="sm">
        <Button variant="outline" onClick={() => fill(t('home.try_task'))}>
          {t('home.try_sample')}
        </Button>
        <Button variant="subtle" disabled={typed === ''} onClick={() => fill('')}>
          {t('home.try_clear')}
        </Button>
      </Group>
      <PatternLegend counts={decoded?.counts ?? noCounts} />
      {query.error ? (
        <QueryError query={query} title={t('decode.no_wall')} />
      ) : (
        <TrialResult text={text} decoded={decoded} isLoading={query.isFetching} data={query.data} />
      )}
    </section>
  )
}
