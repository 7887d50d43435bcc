import { Button, TextInput } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { type Permission, permissionGroups } from '@quartet/domain/permissions.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { field, submitting, wrongOnly } from '../../components/form.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { GrantField } from './grant-field.tsx'
import { draftOf, type Role } from './role.ts'
import { RoleConflict } from './role-conflict.tsx'
import styles from './roles.module.css'
import { useRoleForm } from './use-role-form.ts'

const groups = Object.entries(permissionGroups) as [
  keyof typeof permissionGroups,
  readonly Permission[],
][]

/** Adds a role or changes one: its name, and each permission with whose data it covers. */
export function RoleForm({ role, onSaved }: { role: Role | null; onSaved: () => void }) {
  const { t } = useTranslation()
  const { form, save, theirs, takeTheirs } = useRoleForm(role, onSaved)
  const { name, choices } = form.values
  const submit = () => {
    const { grants } = draftOf(form.values)
    const wrong = wrongOnly({
      name: !name.trim() && field('required'),
      choices: grants.length === 0 && ('roles.one_permission' as const),
    })
    if (!save.isPending && form.passes(wrong)) save.mutate(form.values)
  }
  const failure = save.error && asFailure(save.error)
  const isAtName = failure?.fields.some(({ path }) => path.endsWith('name')) ?? false
  const missing = form.error('choices')
  return (
    <form className={styles.form} noValidate onSubmit={submitting(submit)}>
      <TextInput
        label={t('roles.name')}
        maxLength={limits.role.name}
        required
        {...form.text('name')}
      />
      {role?.key === 'super_admin' && <NoteBox mood="info">{t('roles.administrators')}</NoteBox>}
      {groups.map(([group, names]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`permission_group.${group}`)}</legend>
          {names.map((permission) => (
            <GrantField
              key={permission}
              permission={permission}
              value={choices[permission] ?? ''}
              onChange={(choice) => form.set('choices', { ...choices, [permission]: choice })}
            />
          ))}
        </fieldset>
      ))}
      <div {...form.mark('choices')} tabIndex={-1}>
        {missing && (
          <NoteBox mood="bad" role="alert">
            {missing}
          </NoteBox>
        )}
      </div>
      {failure && !isAtName && (
        <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
          {sentenceOf(failure)}
          {theirs && <RoleConflict mine={form.values} theirs={theirs} onTake={takeTheirs} />}
        </NoteBox>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('content.save')}
        </Button>
      </div>
    </form>
  )
}
