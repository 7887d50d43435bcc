import {
  MantineProvider,
  useComputedColorScheme,
  useMantineCssVariablesResolver,
  useMantineStyleNonce,
  useMantineTheme,
} from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../components/segments.tsx'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import styles from './page-editor.module.css'
import { Reading } from './reading.tsx'

type Props = { title: string; body: string; language: number }

/** A page as its readers will see it, in light or dark colours and in the direction of its language. */
export function PagePreview({ title, body, language }: Props) {
  const { t } = useTranslation()
  const [scheme, setScheme] = useState<Scheme>(useComputedColorScheme())
  return (
    <section className={styles.preview} aria-label={t('cms.preview')}>
      <div className={styles.views}>
        <Segments
          legend={t('shell.scheme')}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`shell.scheme_${value}`),
          }))}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      <Frame scheme={scheme} language={language}>
        <Reading
          title={title}
          query={{
            ...{ data: { content: [{ title, body, language_id: language }] }, error: null },
            ...{ isFetching: false, refetch: async () => undefined },
          }}
        />
      </Frame>
    </section>
  )
}

type Scheme = 'light' | 'dark'
type FrameProps = { scheme: Scheme; language: number; children: ReactNode }

/** Has colours of its own, whatever the reader of the editor has chosen. */
function Frame({ scheme, language, children }: FrameProps) {
  const id = `preview-${useId().replace(/\W/g, '')}`
  const languageOf = useContentLanguage()
  const theme = useMantineTheme()
  const nonce = useMantineStyleNonce()?.() ?? ''
  const cssVariablesResolver = useMantineCssVariablesResolver()
  return (
    <div
      id={id}
      className={styles.frame}
      data-mantine-color-scheme={scheme}
      {...languageOf(language)}
    >
      <MantineProvider
        theme={theme}
        getStyleNonce={() => nonce}
        {...(cssVariablesResolver && { cssVariablesResolver })}
        deduplicateCssVariables={false}
        withGlobalClasses={false}
        forceColorScheme={scheme}
        cssVariablesSelector={`#${id}`}
        getRootElement={() => document.getElementById(id) ?? undefined}
      >
        {children}
      </MantineProvider>
    </div>
  )
}
