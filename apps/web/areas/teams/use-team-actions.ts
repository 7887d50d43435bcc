import type { TextKey } from '@quartet/content/texts/text.ts'
import type { TeamChanges } from '@quartet/contract/areas/teams.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

type Action = { run: () => Promise<unknown>; done: TextKey; then?: () => unknown }

/**
 * Changes a team: says what happened and reads everything again, also after an error, because
 * somebody else may have changed it.
 */
export function useTeamActions(team_id: number) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const { mutate, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: ({ run }: Action) => run(),
    onSuccess: async (_, { done, then }) => {
      void showToast('success', t(done))
      // a page that is left must not be read again: the team may be gone for the user
      await then?.()
    },
    onError: (error) => {
      const failure = asFailure(error)
      const text = failure.status === 404 ? t('error.team_changed') : sentenceOf(failure)
      void showToast('danger', text)
    },
    onSettled: () => refreshAll(),
  })
  const params = { team_id }
  const ofPerson = (member_id: number) => ({ params: { team_id, member_id } })
  const { teams } = client
  return {
    isPending,
    join: (then?: () => unknown) =>
      mutate({
        run: () => teams.join({ body: { team_id, share_scores: true } }),
        done: 'teams.joined',
        ...(then && { then }),
      }),
    remove: (id: number) =>
      mutate({ run: () => teams.removeMember(ofPerson(id)), done: 'table.deleted' }),
    decline: (id: number) =>
      mutate({ run: () => teams.removeMember(ofPerson(id)), done: 'teams.declined' }),
    leave: (id: number, then: () => unknown) =>
      mutate({ run: () => teams.removeMember(ofPerson(id)), done: 'teams.left', then }),
    restore: (id: number) =>
      mutate({ run: () => teams.restoreMember(ofPerson(id)), done: 'table.restored' }),
    invite: (guests: { users?: number[]; emails?: string[] }, then?: () => unknown) =>
      mutate({
        run: () => teams.invite({ params, body: guests }),
        done: 'teams.invitations_sent',
        ...(then && { then }),
      }),
    withdraw: (place_id: number) =>
      mutate({
        run: () => teams.withdraw({ params, query: { place_id } }),
        done: 'teams.withdrawn',
      }),
    archive: (then: () => unknown) =>
      mutate({ run: () => teams.archive({ params }), done: 'teams.archived', then }),
    update: (body: TeamChanges, done: TextKey, then?: () => unknown) =>
      mutate({ run: () => teams.update({ params, body }), done, ...(then && { then }) }),
  }
}
