import { Button } from '@mantine/core'
import type { ErrorName } from '@quartet/contract/errors.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { client } from '../../data/client.ts'
import { asFailure, type Failure, sentenceOf } from '../../data/failure.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import type { Role } from './role.ts'

/** Deletes a role that nobody has; otherwise it says how many people do, and where they are. */
export function RemoveRole({ role, onRemoved }: { role: Role; onRemoved: () => void }) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [asks, setAsks] = useState(false)
  const remove = useMutation({
    mutationFn: () => client.roles.remove({ params: { role_id: role.id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshAll()
      onRemoved()
      void showToast('success', t('roles.removed'))
    },
    onSettled: () => setAsks(false),
  })
  const failure = remove.error && asFailure(remove.error)
  return (
    <>
      {failure && (
        <NoteBox mood="bad" role="alert" title={t('roles.not_removed')}>
          <Reason failure={failure} id={role.id} />
        </NoteBox>
      )}
      <div>
        <Button variant="default" onClick={() => setAsks(true)}>
          {t('roles.remove')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asks}
        text={t('roles.remove_text', { name: `\u2068${role.name}\u2069` })}
        action={t('roles.remove')}
        busy={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}

function Reason({ failure, id }: { failure: Failure; id: number }) {
  const { t } = useTranslation()
  if (failure.name !== ('role_used' satisfies ErrorName)) return sentenceOf(failure)
  const [people, inBin] = [Number(failure.body.people), Number(failure.body.in_bin)]
  const role_id = String(id)
  return (
    <>
      <p>{t('roles.used')}</p>
      <ul>
        {people > inBin && (
          <li>
            <Link to="/users" search={{ role_id }}>
              {t('roles.used_users', { n: shownNumber(people - inBin) })}
            </Link>
          </li>
        )}
        {inBin > 0 && (
          <li>
            <Link to="/users" search={{ role_id, removed: '1' }}>
              {t('roles.used_bin', { n: shownNumber(inBin) })}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}
