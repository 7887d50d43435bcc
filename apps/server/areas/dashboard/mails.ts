import { type Addressee, writeMail } from '../../mail/mail.ts'
import type { TypeFigures } from './queries.ts'

type Figures = { institution: string; types: readonly TypeFigures[] }

export function weeklyFiguresMail(to: Addressee, url: string, { institution, types }: Figures) {
  const sumOf = (key: Exclude<keyof TypeFigures, 'type'>) =>
    String(types.reduce((sum, row) => sum + row[key], 0))
  return writeMail('weekly_figures', to, {
    institution,
    people: sumOf('people'),
    inventory: sumOf('inventory'),
    profile: sumOf('profile'),
    decoded: sumOf('decoded_task'),
    team: sumOf('team'),
    url: `${url}/overview`,
  })
}
