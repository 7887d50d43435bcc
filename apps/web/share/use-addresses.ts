import type { TextKey } from '@quartet/content/texts/text.ts'
import { isEmail } from '@quartet/domain/email.ts'
import { maxAddresses } from '@quartet/domain/sharing.ts'
import { useId, useState } from 'react'
import { focusSoon } from '../components/dialog.tsx'
import { field } from '../components/form.ts'
import { asFailure } from '../data/failure.ts'

type Line = { key: number; email: string; wrong?: string }

const faultOf = (email: string): TextKey | undefined => {
  if (email.trim() === '') return field('email_missing')
  return isEmail(email.trim()) ? undefined : field('email_wrong')
}

/** One to `max` addresses, each on a line that can be removed while others remain. */
export function useAddresses(max = maxAddresses) {
  const id = useId()
  const [lines, setLines] = useState<Line[]>([{ key: 0, email: '' }])
  const idOf = (key: number) => `${id}${key}`
  const focus = (key: number | undefined) =>
    requestAnimationFrame(() => focusSoon(document.getElementById(idOf(key ?? 0))))
  const show = (checked: Line[]) => {
    setLines(checked)
    const first = checked.find(({ wrong }) => wrong)
    if (first) focus(first.key)
    return first === undefined
  }
  return {
    lines,
    idOf,
    max,
    emails: lines.map(({ email }) => email.trim()),
    set: (key: number, email: string) =>
      setLines(lines.map((line) => (line.key === key ? { key, email } : line))),
    add() {
      const key = Math.max(...lines.map((line) => line.key)) + 1
      setLines([...lines, { key, email: '' }])
      focus(key)
    },
    remove(key: number) {
      const at = lines.findIndex((line) => line.key === key)
      const left = lines.filter((line) => line.key !== key)
      setLines(left)
      focus(left[Math.max(0, at - 1)]?.key)
    },
    /**
     * True when every line is valid; else shows the error of each line and focuses the first wrong
     * one.
     */
    passes: () => show(lines.map(({ key, email }) => ({ key, email, wrong: faultOf(email) }))),
    /** Shows the server's errors at their lines. */
    takeErrors(error: unknown) {
      const { fields } = asFailure(error)
      const codeAt = (at: number) =>
        fields.find(({ path }) => path === (max === 1 ? 'email' : `emails.${at}`))?.code
      show(lines.map((line, at) => ({ ...line, wrong: codeAt(at) && `field.${codeAt(at)}` })))
    },
  }
}
