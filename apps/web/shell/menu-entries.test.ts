import { permissions } from '@quartet/domain/permissions.ts'
import { roles } from '@quartet/domain/roles.ts'
import { describe, expect, test } from 'vitest'
import { contentPages } from './content-pages.ts'
import { contentEntriesFor, entriesFor, menuEntries, worksInOldDesign } from './menu-entries.ts'

/**
 * Addresses of the route files: `_signed-in/new-theme/profile.{-$id}.tsx` is
 * /new-theme/profile/{-$id}.
 */
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
const permissionsOf = (key: string) =>
  new Set<string>(
    roles.find((role) => role.key === key)?.grants.map(({ permission }) => permission),
  )
const pathsFor = (permissions: ReadonlySet<string> | undefined) =>
  entriesFor(permissions).map(({ path }) => path)

describe('main menu', () => {
  test('has the twenty entries of the old design in its order', () => {
    expect(menuEntries.map(({ path }) => path).join(' ')).toBe(
      '/overview /my-dashboard /edit-questionnaire /profile /edit-user /tasks /at-work /career-match-questions /teams /contacts /groups ' +
        '/institution /management /user-categories /lci-help-you /videos /families /family-members /users /logout',
    )
  })

  test('links every entry that has a page and omits only those without', () => {
    expect(addresses).toContain('/new-theme/profile/{-$id}')
    for (const { path, to } of menuEntries) {
      const built = addresses.filter(
        (address) => address === path || address.startsWith(`${path}/`),
      )
      if (to === null) expect([path, built]).toEqual([path, []])
      else expect(addresses).toContain(to)
    }
  })

  test('shows a guest only the inventory, its result and logout, whatever other permissions they have', () => {
    const own = ['/edit-questionnaire', '/profile', '/logout']
    expect(pathsFor(permissionsOf('guest'))).toEqual(own)
    expect(pathsFor(new Set(permissions))).toEqual(own)
    expect(pathsFor(permissionsOf('individual')).length).toBeGreaterThan(own.length)
  })

  test('shows only entries open to everybody when the permissions could not be loaded', () => {
    expect(pathsFor(undefined)).toEqual(['/profile', '/logout'])
  })

  test('shows an entry to users with all its required permissions', () => {
    expect(pathsFor(new Set())).not.toContain('/edit-questionnaire')
    expect(pathsFor(new Set(['show_lci']))).toContain('/edit-questionnaire')
  })

  test('is flat for users with either permission of the old design', () => {
    for (const permission of ['old_theme', 'show_old_tabs'])
      expect(worksInOldDesign(new Set([permission]))).toBe(true)
    expect([worksInOldDesign(permissionsOf('super_admin')), worksInOldDesign(undefined)]).toEqual([
      false,
      false,
    ])
  })
})

describe('content entries of the menu', () => {
  const toContent = (permissions: ReadonlySet<string>) =>
    contentEntriesFor(permissions).map(({ to }) => to)

  test('are the content pages one by one', () => {
    expect(toContent(permissionsOf('content_editor'))).toEqual(contentPages.map(({ to }) => to))
    expect(toContent(new Set(['access_topics']))).toEqual(['/topics', '/task-categories'])
    expect(toContent(new Set(['access_words']))).toEqual(['/words'])
    expect(pathsFor(permissionsOf('content_editor'))).not.toContain('/management')
  })

  test('give way to Management for users with all seven permissions', () => {
    expect(pathsFor(permissionsOf('super_admin'))).toContain('/management')
    expect(toContent(permissionsOf('super_admin'))).toEqual([])
    const without = new Set(
      [...permissionsOf('super_admin')].filter((permission) => permission !== 'access_logs'),
    )
    expect(pathsFor(without)).not.toContain('/management')
    expect(toContent(without)).toEqual(contentPages.map(({ to }) => to))
  })

  test('lead to existing pages', () => {
    for (const { to } of contentPages) expect(addresses).toContain(to)
  })
})
