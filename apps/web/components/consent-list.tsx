import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownMoment, writtenMoment } from '../i18n/dates.ts'
import { languagesQuery, useLanguage } from '../i18n/language.ts'
import styles from './consent-list.module.css'
import { Dialog } from './dialog.tsx'
import { Html } from './html.tsx'
import { PlainTable } from './plain-table.tsx'
import { QueryError } from './query-error.tsx'

type Words = InferContractRouterOutputs<typeof contract>['privacy']['words']
/**
 * A consent, with the texts that the listing page chooses; `language` is null when the wording was
 * not saved.
 */
export type ListedConsent = {
  id: number
  purpose: string
  by: string
  how: string
  language: string | null
  given_at: string
  withdrawn_at: string | null
}
type LoadWords = (consentId: number) => Promise<Words>

/** All consents, newest first: purpose, by whom and how, from when to when, and the wording. */
export function ConsentList({
  consents,
  loadWords,
}: {
  consents: readonly ListedConsent[]
  loadWords: LoadWords
}) {
  const { t } = useTranslation()
  const nameOf = useNameOfLocale()
  const [read, setRead] = useState<ListedConsent | null>(null)
  return (
    <>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('own_data.purpose')}</th>
            <th scope="col">{t('own_data.by')}</th>
            <th scope="col">{t('own_data.from')}</th>
            <th scope="col">{t('own_data.to')}</th>
            <th scope="col">{t('own_data.words')}</th>
          </tr>
        </thead>
        <tbody>
          {consents.map((row) => (
            <tr key={row.id}>
              <th scope="row" id={`consent-${row.id}`}>
                {row.purpose}
              </th>
              <td data-label={t('own_data.by')}>
                <div>{row.by}</div>
                <div>{row.how}</div>
              </td>
              <td className={styles.day} data-label={t('own_data.from')}>
                {shownMoment(row.given_at)}
              </td>
              <td
                className={row.withdrawn_at ? styles.day : undefined}
                data-label={t('own_data.to')}
              >
                {row.withdrawn_at ? shownMoment(row.withdrawn_at) : t('own_data.still')}
              </td>
              <td data-label={t('own_data.words')}>
                {row.language === null ? (
                  t('own_data.words_unsaved')
                ) : (
                  <>
                    <div>{nameOf(row.language)}</div>
                    <Button
                      size="compact-sm"
                      mih={32}
                      variant="default"
                      aria-describedby={`consent-${row.id}`}
                      onClick={() => setRead(row)}
                    >
                      {t('own_data.words_read')}
                    </Button>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Dialog
        opened={read !== null}
        onClose={() => setRead(null)}
        title={t('own_data.words_title')}
      >
        {read && (
          <AgreedWords
            consent={read}
            language={nameOf(read.language ?? '')}
            loadWords={loadWords}
          />
        )}
      </Dialog>
    </>
  )
}

type AgreedProps = { consent: ListedConsent; language: string; loadWords: LoadWords }

function AgreedWords({ consent, language, loadWords }: AgreedProps) {
  const { t } = useTranslation()
  const words = useQuery({
    queryKey: ['consent words', consent.id],
    queryFn: () => loadWords(consent.id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  if (words.data === undefined)
    return words.error ? <QueryError query={words} /> : <Skeleton height={240} />
  const { texts, tag, rtl } = words.data
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {t('own_data.words_of', { date: writtenMoment(consent.given_at), language })}
      </Text>
      <div className={styles.words} lang={tag} dir={rtl === 1 ? 'rtl' : 'ltr'}>
        {texts.map(({ key, text }) => (
          <WordsPart key={key} name={key} text={text} />
        ))}
      </div>
    </Stack>
  )
}

/** First the texts of the screen in order, then the pages it linked. */
function WordsPart({ name, text }: { name: string; text: string }) {
  if (!name.startsWith('page/')) return <p>{text}</p>
  return name.endsWith('/title') ? <h3>{text}</h3> : <Html html={text} language_id={0} />
}

function useNameOfLocale() {
  const { data } = useQuery(languagesQuery())
  const { tag } = useLanguage()
  return (locale: string) => {
    const language = data?.languages.find((one) => one.locale === locale)
    if (!language) return locale
    return (
      new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(language.tag) ??
      language.title
    )
  }
}
