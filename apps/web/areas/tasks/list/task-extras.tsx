import { NativeSelect, TextInput } from '@mantine/core'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../components/form.ts'
import { api } from '../../../data/client.ts'
import { priorityKeys } from './task-columns.tsx'
import type { Draft } from './task-draft.ts'
import styles from './task-extras.module.css'

/** Optional fields: collapsed unless one of them is filled in. */
export function TaskExtras({ form }: { form: Form<Draft> }) {
  const { t } = useTranslation()
  const filled =
    form.values.priority !== '' || form.values.due_date !== '' || form.values.category !== ''
  return (
    <Disclosure plain title={t('tasks.extras')} openAtFirst={filled}>
      <div className={styles.extras}>
        <NativeSelect
          {...form.text('priority')}
          label={t('tasks.priority')}
          data={[
            { value: '', label: t('tasks.priority_none') },
            ...([1, 2, 3] as const).map((value) => ({
              value: String(value),
              label: t(priorityKeys[value]),
            })),
          ]}
        />
        <TextInput {...form.text('due_date')} type="date" label={t('tasks.due')} />
        <Category form={form} />
      </div>
    </Disclosure>
  )
}

/** A free text, with those used before as suggestions. */
function Category({ form }: { form: Form<Draft> }) {
  const { t } = useTranslation()
  const list = useId()
  const used = useQuery(api.tasks.categories.queryOptions({ meta: { quiet: true } }))
  return (
    <>
      <TextInput
        {...form.text('category')}
        label={t('tasks.category')}
        description={t('tasks.category_hint')}
        list={list}
        dir="auto"
        autoComplete="off"
      />
      <datalist id={list}>
        {used.data?.categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  )
}
