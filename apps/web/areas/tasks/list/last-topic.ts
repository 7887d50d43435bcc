import type { Area } from '@quartet/domain/areas.ts'
import { currentSession } from '../../../data/session.ts'
import { unsentPrefix } from '../../../data/unsent-words.ts'

const keyOf = (area: Area) => `${unsentPrefix}.last_topic.${currentSession()?.user_id}.${area}`

/** The topic that the person used last on this device; forgotten at the logout. */
export const lastTopicOf = (area: Area) => localStorage.getItem(keyOf(area)) ?? ''

export function rememberTopic(area: Area, topic_id: string) {
  try {
    localStorage.setItem(keyOf(area), topic_id)
  } catch {
    // the storage is full: next time, no topic is suggested
  }
}
