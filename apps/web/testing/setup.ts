import { locks } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// the DOM of the tests has no Web Locks; Node's own work the same
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

// without the whole page in the message
configure({ getElementError: (message) => new Error(message ?? '') })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
