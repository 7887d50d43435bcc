import { patterns } from '@quartet/domain/patterns.ts'
import { minAlpha } from '@quartet/domain/reliability.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { counted } from '../../../i18n/numbers.ts'
import type { Form } from './form-text.ts'
import styles from './forms.module.css'
import { type Quality, useShownFigure } from './quality-table.tsx'

/** How well a form that is or was in use measures. */
export function FormFigures({ form }: { form: Form }) {
  const { t } = useTranslation()
  const query = useQuery(
    api.forms.quality.queryOptions({ enabled: form.status !== 'draft', meta: { quiet: true } }),
  )
  const quality = query.data?.forms.find((one) => one.form.id === form.id)
  if (!quality) return null
  const hasFigures = quality.patterns.some(({ mean }) => mean !== null)
  return (
    <section className={styles.use} aria-labelledby="quality">
      <h2 id="quality">{t('forms.quality')}</h2>
      <p>{t('forms.people', counted(quality.n))}</p>
      {hasFigures ? (
        <Figures name={form.title} figures={quality.patterns} />
      ) : (
        <p>{t('forms.too_few')}</p>
      )}
    </section>
  )
}

function Figures({ name, figures }: { name: string; figures: Quality['patterns'] }) {
  const { t } = useTranslation()
  const shown = useShownFigure()
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
