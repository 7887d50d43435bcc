import { locks } from 'node:worker_threads'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// what the DOM of the tests lacks: Web Locks, for which Node's own stand in, and fonts that load
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

configure({
  asyncUtilTimeout: 5_000, // a busy machine is no failure
  getElementError: (message) => new Error(message ?? ''), // without the whole page
})

afterEach(() => {
  cleanup()
  notifications.clean() // the store outlives a test file, and shows five at once
  notifications.cleanQueue()
  localStorage.clear()
  sessionStorage.clear()
})
