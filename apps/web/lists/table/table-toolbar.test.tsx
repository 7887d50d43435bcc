import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { tableStateIn } from './table-state.ts'
import { TableToolbar } from './table-toolbar.tsx'

test.each(['', 'نادي', 'chess'])('the search field has the sides of the page: %j', async (text) => {
  const keys = { sorts: [], filters: {} }
  await renderPage(
    <TableToolbar
      keys={keys}
      state={tableStateIn({ search_text: text }, keys)}
      change={() => undefined}
      columns={[]}
      choice={{ shown: [], hidden: [], toggle: () => undefined }}
      filters={[]}
      hasBin={false}
    />,
  )
  expect(screen.getByRole('searchbox').closest('[dir="auto"]')).toBeNull()
})
