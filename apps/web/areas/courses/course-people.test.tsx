import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../testing/fake-server.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CoursePeople } from './course-people.tsx'

const ann = { id: 8, first_name: 'Ann', last_name: 'Lee', state: 'enrolled' } as const
const open = (mayComplete: boolean) =>
  renderPage(<CoursePeople courseId={5} people={[ann]} mayComplete={mayComplete} />)

test('nobody is marked as completed in a removed course', async () => {
  serve({})
  await open(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Enrolled')).toBeDefined()
})
