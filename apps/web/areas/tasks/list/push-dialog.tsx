import { Button, Checkbox, Group, Loader, Stack, TextInput } from '@mantine/core'
import type { Area } from '@quartet/domain/areas.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { submitting } from '../../../components/form.ts'
import { RemoteSelect } from '../../../components/remote-select.tsx'
import { userCategoryOptions } from '../../../components/user-category-options.ts'
import { asFailure, sentenceOf } from '../../../data/failure.ts'
import { usePermissions } from '../../../data/use-permissions.ts'
import { assignedPath, type Task } from '../area-calls.ts'
import { groupOptions } from '../group-options.ts'
import styles from './push-dialog.module.css'
import { failedSentence } from './task-failure.ts'
import { useGiving } from './use-push.ts'
import type { PushTarget } from './use-push-dialog.ts'

type Props = {
  area: Area
  /** The caller's chosen tasks; null while the dialog is closed. */
  tasks: readonly Task[] | null
  /** The caller's tasks to choose from when none were chosen before. */
  offered: readonly Task[]
  /** Whom it is opened for. */
  target?: PushTarget
  onClose: () => void
  onAdd: () => void
}

const nobody: PushTarget = { group: '', category: '' }

/**
 * Sends copies of the caller's tasks, or of templates, to other people: each person gets them once.
 */
export function PushDialog({ tasks, target = nobody, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={tasks !== null} onClose={props.onClose} title={t('tasks.push_title')}>
      {tasks && <PushForm tasks={tasks} target={target} {...props} />}
    </Dialog>
  )
}

type FormProps = Props & { tasks: readonly Task[]; target: PushTarget }

function PushForm({ area, tasks, offered, target, onClose, onAdd }: FormProps) {
  const { t } = useTranslation()
  const giving = useGiving(area, tasks, target)
  const permissions = usePermissions()
  const { push } = giving
  if (push.data)
    return (
      <Stack gap="md">
        <NoteBox mood="good" role="status">
          <p>{t('tasks.push_created', { count: push.data.created })}</p>
          {push.data.skipped > 0 && <p>{t('tasks.push_skipped', { count: push.data.skipped })}</p>}
        </NoteBox>
        <Group justify="flex-end">
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to={assignedPath}
                search={(giving.group ? { group_id: giving.group } : {}) as never}
                {...props}
              />
            )}
          >
            {t('tasks.push_follow')}
          </Button>
          <Button onClick={onClose}>{t('shell.ok')}</Button>
        </Group>
      </Stack>
    )
  const choosesTasks = tasks.length === 0
  if (choosesTasks && giving.isReady && offered.length + giving.templates.length === 0)
    return <NothingToAssign onClose={onClose} onAdd={onAdd} />
  return (
    <form noValidate onSubmit={submitting(giving.give)}>
      <Stack gap="md">
        {tasks.length > 0 && (
          <ul className={styles.tasks}>
            {tasks.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {choosesTasks && <OwnTasks giving={giving} offered={offered} />}
        <Templates giving={giving} />
        {giving.hasGroups && (
          <RemoteSelect
            options={groupOptions}
            label={t('tasks.push_group')}
            value={giving.group}
            onChange={giving.setGroup}
          />
        )}
        {permissions?.has('manage_institutions') && (
          <RemoteSelect
            options={userCategoryOptions}
            label={t('tasks.push_category')}
            value={giving.category}
            onChange={giving.setCategory}
          />
        )}
        <People giving={giving} />
        {giving.missing && (
          <p className={styles.wrong} role="alert">
            {t(giving.missing)}
          </p>
        )}
        {push.error && (
          <NoteBox mood="bad" role="alert" title={t('tasks.push_failed')}>
            {failedSentence(push.error)}
          </NoteBox>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={push.isPending}>
            {t('tasks.push_go')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type Giving = { giving: ReturnType<typeof useGiving> }

function NothingToAssign({ onClose, onAdd }: Pick<Props, 'onClose' | 'onAdd'>) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <p>{t('tasks.push_nothing')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('table.cancel')}
        </Button>
        <Button
          onClick={() => {
            onClose()
            onAdd()
          }}
        >
          {t('tasks.push_add')}
        </Button>
      </Group>
    </Stack>
  )
}

function OwnTasks({
  giving: { ownTasks, toggleTask },
  offered,
}: Giving & { offered: readonly Task[] }) {
  const { t } = useTranslation()
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.list}>
      <legend>{t('tasks.push_own')}</legend>
      {offered.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ownTasks.includes(id)}
          onChange={() => toggleTask(id)}
        />
      ))}
    </fieldset>
  )
}

function Templates({ giving: { templates, chosen, toggleTemplate } }: Giving) {
  const { t } = useTranslation()
  if (templates.length === 0) return null
  return (
    <fieldset className={styles.list}>
      <legend>{t('tasks.push_templates')}</legend>
      {templates.map(({ id, name, category }) => (
        <Checkbox
          key={id}
          label={name}
          description={category}
          checked={chosen.includes(id)}
          onChange={() => toggleTemplate(id)}
        />
      ))}
    </fieldset>
  )
}

function People({ giving: { people, query, typed, type, send, togglePerson } }: Giving) {
  const { t } = useTranslation()
  const listed = [
    ...people,
    ...(query.data?.people ?? []).filter(({ id }) => !people.some((one) => one.id === id)),
  ]
  return (
    <fieldset className={styles.list}>
      <legend>{t('tasks.push_people')}</legend>
      <TextInput
        type="search"
        aria-label={t('tasks.push_search')}
        placeholder={t('tasks.push_search')}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          send()
        }}
        rightSection={query.isFetching && <Loader size={18} />}
        dir="auto"
        autoComplete="off"
      />
      {query.error && <p className={styles.wrong}>{sentenceOf(asFailure(query.error))}</p>}
      {query.data && listed.length === 0 && <p>{t('tasks.push_nobody')}</p>}
      {listed.map((person) => (
        <Checkbox
          key={person.id}
          label={person.name}
          checked={people.some(({ id }) => id === person.id)}
          onChange={() => togglePerson(person)}
        />
      ))}
    </fieldset>
  )
}
