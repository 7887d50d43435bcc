import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { upload } from '../../data/upload.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'

/** Uploads a file of a course; `share` is how much of it has left, from 0 to 1. */
export function useFileUpload(courseId: number) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const [state, setState] = useState<{ name: string; share: number } | null>(null)
  const sending = useRef(new AbortController())
  async function send(file: File) {
    sending.current = new AbortController()
    const { signal } = sending.current
    const onShare = (share: number) => setState({ name: file.name, share })
    onShare(0)
    try {
      await upload(`/api/courses/save/${courseId}`, { file }, { signal, onShare })
      void showToast('success', t('courses.uploaded'))
    } catch (error) {
      if (!signal.aborted) void showToast('danger', sentenceOf(asFailure(error)))
    } finally {
      setState(null)
      await refreshAll()
    }
  }
  return { state, send, cancel: () => sending.current.abort() }
}
