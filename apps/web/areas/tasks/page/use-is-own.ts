import { useSession } from '../../../data/session.ts'

/** Whether a task belongs to the reader; staff may read the tasks of others, and some may edit them. */
export const useIsOwn = ({ person }: { person: { id: number } }): boolean =>
  useSession()?.user_id === person.id
