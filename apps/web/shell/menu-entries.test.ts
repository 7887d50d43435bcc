import { permissions } from '@quartet/domain/permissions.ts'
import { roles } from '@quartet/domain/roles.ts'
import { describe, expect, test } from 'vitest'
import { contentPages } from './content-pages.ts'
import { contentEntriesFor, entriesFor, menuEntries, worksInOldDesign } from './menu-entries.ts'

/** The addresses that the route files make: `_signed-in/new-theme/profile.{-$id}.tsx` is /new-theme/profile/{-$id}. */
const addresses = Object.keys(import.meta.glob('../routes/**/*.tsx')).map(
  (file) =>
    `/${file
      .replace('../routes/', '')
      .replace('.tsx', '')
      .replace('.index', '')
      .split('/')
      .filter((part) => !part.startsWith('_'))
      .join('/')
      .replace(/\.(?=[{$])/g, '/')}`,
)
const permissionsOf = (key: string) => new Set<string>(roles.find((role) => role.key === key)?.grants.map(({ permission }) => permission))
const pathsFor = (permissions: ReadonlySet<string> | undefined) => entriesFor(permissions).map(({ path }) => path)

describe('the main menu', () => {
  test('has the twenty entries of the old design in its order', () => {
    expect(menuEntries.map(({ path }) => path).join(' ')).toBe(
      '/overview /my-dashboard /edit-questionnaire /profile /edit-user /tasks /at-work /career-match-questions /teams /contacts /groups ' +
        '/institution /management /user-categories /lci-help-you /videos /families /family-members /users /logout',
    )
  })

  test('leads where there is a page, and leaves out only what has none', () => {
    expect(addresses).toContain('/new-theme/profile/{-$id}')
    for (const { path, to } of menuEntries) {
      const built = addresses.filter((address) => address === path || address.startsWith(`${path}/`))
      if (to === null) expect([path, built]).toEqual([path, []])
      else expect(addresses).toContain(to)
    }
  })

  test('shows a guest the inventory, its result and the way out, whatever else is held', () => {
    const own = ['/edit-questionnaire', '/profile', '/logout']
    expect(pathsFor(permissionsOf('guest'))).toEqual(own)
    expect(pathsFor(new Set(permissions))).toEqual(own)
    expect(pathsFor(permissionsOf('individual')).length).toBeGreaterThan(own.length)
  })

  test('shows nothing that may be refused while the permissions are on their way', () => {
    expect(pathsFor(undefined)).toEqual(['/profile', '/logout'])
  })

  test('shows an entry to who holds all that it needs', () => {
    expect(pathsFor(new Set())).not.toContain('/edit-questionnaire')
    expect(pathsFor(new Set(['show_lci']))).toContain('/edit-questionnaire')
  })

  test('is the old one for who holds either permission of the old design', () => {
    for (const permission of ['old_theme', 'show_old_tabs']) expect(worksInOldDesign(new Set([permission]))).toBe(true)
    expect([worksInOldDesign(permissionsOf('super_admin')), worksInOldDesign(undefined)]).toEqual([false, false])
  })
})

describe('who keeps content', () => {
  const toContent = (permissions: ReadonlySet<string>) => contentEntriesFor(permissions).map(({ to }) => to)

  test('has the pages of it one by one', () => {
    expect(toContent(permissionsOf('content_editor'))).toEqual(contentPages.map(({ to }) => to))
    expect(toContent(new Set(['access_topics']))).toEqual(['/topics', '/task-categories'])
    expect(toContent(new Set(['access_words']))).toEqual(['/words'])
    expect(pathsFor(permissionsOf('content_editor'))).not.toContain('/management')
  })

  test('or Management, for who holds all seven permissions', () => {
    expect(pathsFor(permissionsOf('super_admin'))).toContain('/management')
    expect(toContent(permissionsOf('super_admin'))).toEqual([])
    const without = new Set([...permissionsOf('super_admin')].filter((permission) => permission !== 'access_logs'))
    expect(pathsFor(without)).not.toContain('/management')
    expect(toContent(without)).toEqual(contentPages.map(({ to }) => to))
  })

  test('is led to pages that there are', () => {
    for (const { to } of contentPages) expect(addresses).toContain(to)
  })
})
