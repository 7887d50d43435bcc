import { Button } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { isWhole } from '@quartet/domain/forms.ts'
import { itemCount, openCount } from '@quartet/domain/inventory.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { QueryError } from '../../../components/query-error.tsx'
import { api, client } from '../../../data/client.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { useRefreshAll } from '../../../lists/use-refresh-all.ts'
import { showFailure } from '../../../shell/error-dialog.tsx'
import { showToast } from '../../../shell/toast.tsx'
import { FormPreview } from './form-preview.tsx'
import styles from './forms.module.css'

export type ShownForm = InferContractRouterOutputs<typeof contract>['forms']['show']

/**
 * Whether a form is in use, what it lacks for that, and how a change affects people; below it a
 * preview.
 */
export function FormUse({ id }: { id: number }) {
  const form = useQuery(
    api.forms.show.queryOptions({ input: { params: { id } }, meta: { quiet: true } }),
  )
  if (!form.data) return form.error ? <QueryError query={form} /> : null
  if (form.data.row.removed === 1) return null
  return (
    <>
      <Use shown={form.data} onChanged={() => void form.refetch()} />
      <FormPreview shown={form.data} />
    </>
  )
}

function Use({ shown, onChanged }: { shown: ShownForm; onChanged: () => void }) {
  const { t } = useTranslation()
  const { row, missing } = shown
  const [isConfirming, setConfirming] = useState(false)
  const refreshAll = useRefreshAll()
  const change = useMutation({
    mutationFn: () =>
      client.forms[row.status === 'active' ? 'retire' : 'activate']({ params: { id: row.id } }),
    meta: { quiet: true },
    onError: showFailure,
    onSuccess: ({ row: { status } }) =>
      void showToast('success', t(status === 'active' ? 'forms.activated' : 'forms.is_retired')),
    onSettled: () => {
      setConfirming(false)
      onChanged()
      return refreshAll()
    },
  })
  const isActive = row.status === 'active'
  return (
    <section className={styles.use}>
      <h2>{t('forms.use')}</h2>
      <p>{t(`forms.${row.status}_text`)}</p>
      {row.status === 'active' && row.pilot && <p>{t('forms.pilot_text')}</p>}
      {!isActive && !isWhole(missing) && (
        <NoteBox mood="warn" title={t('forms.missing')}>
          <ul>
            {missingLines(t, missing).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {missing.untranslated.length > 0 && (
            <Link to="/questions" search={{ form_id: row.id, language: row.language_id } as never}>
              {t('forms.translate')}
            </Link>
          )}
        </NoteBox>
      )}
      <div>
        <Button
          variant={isActive ? 'default' : 'filled'}
          disabled={!isActive && !isWhole(missing)}
          onClick={() => setConfirming(true)}
        >
          {t(isActive ? 'forms.retire' : 'forms.activate')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        title={t(isActive ? 'forms.retire' : 'forms.activate')}
        text={impactText(t, shown)}
        action={t(isActive ? 'forms.retire' : 'forms.activate')}
        cancel={t('table.cancel')}
        busy={change.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => change.mutate()}
      />
    </section>
  )
}

const missingLines = (
  t: TFunction,
  { numbers, untranslated, patterns, scale }: ShownForm['missing'],
) => [
  ...(numbers.length > 0 ? [t('forms.missing_numbers', { numbers: numbers.join(', ') })] : []),
  ...(untranslated.length > 0
    ? [
        t('forms.missing_translations', {
          number: shownNumber(untranslated.length),
          of: shownNumber(itemCount + openCount),
          numbers: untranslated.join(', '),
        }),
      ]
    : []),
  ...patterns.map(({ pattern, count }) =>
    t('forms.missing_pattern', { pattern: t(`pattern.${pattern}`), count }),
  ),
  ...(scale > 0 ? [t('forms.missing_scale', { count: scale })] : []),
]

/**
 * The effect on people: how many are answering the form that goes out of use, and how many answers
 * it has.
 */
function impactText(t: TFunction, { row, impact, replaces }: ShownForm) {
  const going = row.status === 'active' ? impact : replaces?.impact
  return [
    row.status === 'active' ? t('forms.retire_text') : t('forms.activate_text'),
    ...(row.status !== 'active' && replaces
      ? [t('forms.replaces', { name: `${replaces.title} · ${replaces.version}` })]
      : []),
    ...(going
      ? [t('forms.running', { count: going.running }), t('forms.answers', { count: going.answers })]
      : []),
  ].join(' ')
}
