import { useTranslation } from 'react-i18next'
import type { Notification } from '../data/notifications.ts'
import { writtenMoment } from '../i18n/dates.ts'
import { listed } from '../i18n/lists.ts'
import { useRoleName } from './use-role-name.ts'

type Of<Kind extends Notification['kind']> = Extract<Notification, { kind: Kind }>

/** Returns a function that says what a notification is about, in the reader's language. */
export function useNotificationText() {
  const { t } = useTranslation()
  const roleName = useRoleName()

  function taskText({ actor, count, names }: Of<'task_given'>) {
    const more = count > names.length ? [`+${count - names.length}`] : []
    const values = { actor: actor ?? '', names: listed([...names, ...more], 'unit') }
    const key = count === 1 ? 'notifications.task' : 'notifications.tasks'
    return t(actor ? key : `${key}_unnamed`, values)
  }
  function teamTaskText({ actor, name, team }: Of<'team_task_added'>) {
    const values = { actor: actor ?? '', name, team }
    return t(actor ? 'notifications.team_task' : 'notifications.team_task_unnamed', values)
  }
  function rolesText({ actor, roles }: Of<'role_changed'>) {
    const values = { actor: actor ?? '', roles: listed(roles.map(roleName)) }
    const key = roles.length > 0 ? 'notifications.roles' : 'notifications.rights'
    return t(actor ? key : `${key}_unnamed`, values)
  }
  function consentText({ event, by, person, count }: Of<'consent'>) {
    if (event === 'needed') return t('notifications.consent_needed', { count })
    if (person) return t(`notifications.consent_${event}_of`, { name: person.name })
    return t(
      event === 'given' ? `notifications.consent_given_${by}` : 'notifications.consent_withdrawn',
    )
  }
  function familyText({ event, family, actor, until }: Of<'family'>) {
    const values = { actor: actor ?? '', family, date: until ? writtenMoment(until) : '' }
    if (until) return t('notifications.family_gone', values)
    if (event === 'exported') return t('notifications.family_exported', values)
    if (event === 'narrowed')
      return t(actor ? 'notifications.family_narrowed_of' : 'notifications.family_narrowed', values)
    return t(
      event === 'joined' ? 'notifications.family_joined' : 'notifications.family_left',
      values,
    )
  }
  return (one: Notification) => {
    if (one.kind === 'task_given') return taskText(one)
    if (one.kind === 'family') return familyText(one)
    if (one.kind === 'team_task_added') return teamTaskText(one)
    if (one.kind === 'role_changed') return rolesText(one)
    if (one.kind === 'contact_requested' || one.kind === 'contact_accepted')
      return t(`notifications.${one.kind}`, { actor: one.actor ?? '' })
    if (one.kind === 'team_invited')
      return t('notifications.team_invited', { actor: one.actor ?? '', team: one.team })
    if (one.kind === 'membership')
      return t(`notifications.membership_${one.event}`, { name: one.name })
    if (one.kind === 'team_started')
      return t(one.is_leader ? 'notifications.team_started_leader' : 'notifications.team_started', {
        team: one.team,
      })
    return one.kind === 'consent' ? consentText(one) : t(`notifications.${one.kind}`)
  }
}
