import { expect, test } from 'vitest'
import { permissionGroups, permissions } from './permissions.ts'
import { roles } from './roles.ts'

/** Table 4.1 of the method, verbatim. */
const table = `
| Permission | R1 | R2 | R3 | R4 | R5 | R6 | R7 | R8 | R9 | R10 | R11 | R12 |
| access_dashboard | x | | x* | x* | | | | | | | | |
| access_users | x | | x* | x* read | | | | | | | | |
| edit_users (edit scores) | x | | x* | | | | | | | | | |
| admin_users | x | | x* | | | | | | | | | |
| access_lci | x | x | x | x | x | x | x | x | x | x | x | |
| show_lci (view LCI button) | x | x | x | x | x | x | x | x | x | x | x | x |
| access_tasks, show_tasks, edit_tasks | x | x | x | x | x | x | x | x | x | x | x | |
| add_tasks (push) | x | | x* | x* | | | | | x family | | | |
| admin_tasks (import, export, bulk) | x | x | x* | | | | | | | | | |
| access_team | x | | x | x | x | x | x | x | x | x | x | |
| access_career | x | x | x | x | x | x | x | x 13+ | x | x 13+ | x | |
| access_pwp | x | x | x | x | x | x | x | x 16+ | x | x 16+ | x | |
| access_families | x | | | | | | | | x own | | | |
| access_institutions | x | | x own | | | | | | | | | |
| manage_institutions (user categories) | x | | x* | x* | | | | | | | | |
| admin_institutions (QR) | x | | x own | | | | | | | | | |
| access_topics, access_strategies, access_words, access_questions, access_cms | x | x | | | | | | | | | | |
| access_localization, access_courses | x | x | | | | | | | | | | |
| access_roles, show_roles, edit_roles | x | | | | | | | | | | | |
| access_logs | x | | x* read | | | | | | | | | |
| access_settings | x | | | | | | | | | | | |
| old_theme, show_old_tabs | opt | opt | opt | | | | | | | | | |
| guest | | | | | | | | | | | | x |`

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [names = '', ...cells] = line.split('|').slice(1, -1)
    const bare = names.replace(/\(.*\)/, '').split(',')
    return bare.map((name) => ({
      permission: name.trim(),
      cells: cells.map((cell) => cell.trim()),
    }))
  })

const ofContent: readonly string[] = ['admin_tasks', ...permissionGroups.Content]

function scopeOf(permission: string, cell: string, role: string) {
  if (role === 'super_admin') return 'all'
  if (role === 'content_editor') return ofContent.includes(permission) ? 'all' : 'own'
  if (cell.includes('family')) return 'family'
  if (role === 'institution_admin') return /\*|own/.test(cell) ? 'organization' : 'own'
  return cell.includes('*') ? 'groups' : 'own'
}

const written = (role: string, column: number) =>
  rows.flatMap(({ permission, cells }) => {
    const cell = cells[column] ?? ''
    if (!cell.startsWith('x')) return []
    const [, age] = cell.match(/(\d+)\+/) ?? []
    return [
      {
        permission,
        scope: scopeOf(permission, cell, role),
        readOnly: cell.includes('read'),
        fromAge: age ? Number(age) : null,
      },
    ]
  })

const byName = (one: { permission: string }, other: { permission: string }) =>
  one.permission.localeCompare(other.permission)

test('the table has exactly one row for each permission', () =>
  expect(rows.map(({ permission }) => permission).sort()).toEqual([...permissions].sort()))

test('the twelve roles are in the order of the table', () =>
  expect(roles.map(({ key }) => key)).toEqual([
    'super_admin',
    'content_editor',
    'institution_admin',
    'facilitator',
    'individual',
    'professional',
    'institution_member',
    'student',
    'family_admin',
    'family_member',
    'coaching_client',
    'guest',
  ]))

test.each(roles.map((role, column) => ({ ...role, column })))(
  '$title has the permissions of its column',
  ({ key, grants, column }) => {
    const input = grants.map((grant) => ({ ...grant, fromAge: grant.fromAge ?? null }))
    expect(input.sort(byName)).toEqual(written(key, column).sort(byName))
  },
)
