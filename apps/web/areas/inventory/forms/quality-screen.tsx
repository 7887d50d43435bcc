import { Title } from '@mantine/core'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { minAlpha, minAttemptsForItems } from '@quartet/domain/reliability.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../components/query-error.tsx'
import { api } from '../../../data/client.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { NoAccess } from '../../../lists/no-access.tsx'
import { useLanguageNames } from '../../../lists/use-language-names.ts'
import styles from './forms.module.css'
import { FormsLinks } from './forms-links.tsx'

/** How well each form measures in its language. */
export function QualityScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const mayRead = permissions?.has('access_questions') ?? false
  const quality = useQuery(
    api.forms.quality.queryOptions({ enabled: mayRead, meta: { quiet: true } }),
  )
  const { find } = useLanguageNames()
  if (permissions && !mayRead) return <NoAccess title={t('forms.quality')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('forms.quality')}</Title>
      <FormsLinks />
      <NoteBox mood="info">
        <p>{t('forms.quality_text', { count: minAttemptsForItems })}</p>
      </NoteBox>
      {quality.data?.forms.map(({ form, n, patterns }) => (
        <article key={form.id} className={styles.use} aria-labelledby={`form-${form.id}`}>
          <h2 id={`form-${form.id}`}>
            <Link to="/forms/$id/{-$version_id}" params={{ id: String(form.id) }}>
              {`${form.title} · ${form.version}`}
            </Link>
          </h2>
          <p>
            {[
              find(form.language_id)?.name,
              t(`forms.${form.status}`),
              t('forms.people', { count: n }),
              ...(form.pilot ? [t('forms.pilot')] : []),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {patterns.some(({ mean }) => mean !== null) && (
            <Figures name={form.title} figures={patterns} />
          )}
        </article>
      ))}
      {quality.error && <QueryError query={quality} />}
      {quality.isPending && <p role="status">{t('shell.loading')}</p>}
    </article>
  )
}

type Figure = {
  pattern: Pattern
  mean: number | null
  sd: number | null
  alpha: number | null
  items: { number: number; correlation: number | null }[] | null
}

function Figures({ name, figures }: { name: string; figures: readonly Figure[] }) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  const shown = (value: number | null | undefined, digits: number) =>
    value === null || value === undefined
      ? '–'
      : value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const rows = patterns.flatMap((pattern) => figures.find((one) => one.pattern === pattern) ?? [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.figures} tabIndex={0} aria-label={t('forms.figures_of', { name })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('content.pattern')}</th>
            <th scope="col">{t('forms.mean')}</th>
            <th scope="col">{t('forms.sd')}</th>
            <th scope="col">{t('forms.alpha')}</th>
            <th scope="col">{t('forms.items')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ pattern, mean, sd, alpha, items }) => (
            <tr key={pattern}>
              <th scope="row">{t(`pattern.${pattern}`)}</th>
              <td>{shown(mean, 1)}</td>
              <td>{shown(sd, 1)}</td>
              <td>
                {alpha !== null && alpha < minAlpha
                  ? t('forms.alpha_low', { alpha: shown(alpha, 2) })
                  : shown(alpha, 2)}
              </td>
              <td>
                <bdi dir="ltr">
                  {items
                    ?.map(({ number, correlation }) => `${number}: ${shown(correlation, 2)}`)
                    .join('  ') ?? '–'}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
