import { Button, Title } from '@mantine/core'
import {
  type Configuration,
  configurationGroups,
  shorterPeriods,
} from '@quartet/domain/settings.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting, useForm, wrongOnly } from '../../components/form.ts'
import { api, client } from '../../data/client.ts'
import { asFailure, isChangedByOthers, sentenceOf } from '../../data/failure.ts'
import { showToast } from '../../shell/toast.tsx'
import { ConfigurationField } from './configuration-field.tsx'
import { type Typed, typedOf, valuesOf, wrongWith } from './configuration-values.ts'
import styles from './settings.module.css'
import { ShorterPeriods } from './shorter-periods.tsx'

type Props = { group: keyof typeof configurationGroups; saved: Configuration }

/** Some values of the installation with their own Save. */
export function ConfigurationForm({ group, saved }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const keys = configurationGroups[group]
  const form = useForm<Typed>(typedOf(keys, saved))
  const [base, setBase] = useState(() => valuesOf(keys, typedOf(keys, saved)))
  const [asksFor, setAsksFor] = useState<Partial<Configuration> | null>(null)
  const save = useMutation({
    mutationFn: (values: Partial<Configuration>) =>
      client.settings.configure({ body: { values, before: base } }),
    meta: { quiet: true },
    onSettled: () => setAsksFor(null),
    onSuccess: ({ configuration }) => {
      setBase(valuesOf(keys, typedOf(keys, configuration as Configuration)))
      void showToast('success', t('content.saved'))
      return queries.invalidateQueries()
    },
    onError: async (error) => {
      form.takeErrors(error)
      // what is saved now must be there before it is offered
      if (isChangedByOthers(error))
        await queries.invalidateQueries({ queryKey: api.settings.configuration.key() })
    },
  })
  const submit = () => {
    const wrong = wrongOnly<Typed>(
      Object.fromEntries(keys.map((key) => [key, wrongWith(key, form.values)])),
    )
    if (save.isPending || !form.passes(wrong)) return
    const values = valuesOf(keys, form.values)
    if (shorterPeriods(base, values).length > 0) setAsksFor(values)
    else save.mutate(values)
  }
  /** Saving again after a conflict starts from what is saved now. */
  const take = () => {
    const typed = typedOf(keys, saved)
    for (const [key, value] of Object.entries(typed)) form.set(key, value)
    setBase(valuesOf(keys, typed))
    save.reset()
  }
  return (
    <section className={styles.card}>
      <Title order={2} size="h3">
        {t(`settings.group_${group}`)}
      </Title>
      <p className={styles.text}>{t(`settings.group_${group}_text`)}</p>
      <form className={styles.form} noValidate onSubmit={submitting(submit)}>
        <div className={styles.fields}>
          {keys.map((key) => (
            <ConfigurationField key={key} id={key} {...form.text(key)} />
          ))}
        </div>
        {save.error && asFailure(save.error).fields.length === 0 && (
          <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
            {sentenceOf(asFailure(save.error))}
            {isChangedByOthers(save.error) && (
              <Button variant="default" onClick={take}>
                {t('content.changed_take')}
              </Button>
            )}
          </NoteBox>
        )}
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('content.save')}
          </Button>
        </div>
      </form>
      <ShorterPeriods
        before={base}
        after={asksFor}
        busy={save.isPending}
        onCancel={() => setAsksFor(null)}
        onConfirm={() => asksFor && save.mutate(asksFor)}
      />
    </section>
  )
}
