import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../i18n/numbers.ts'

type Props = { page: number; count: number; perPage: number; go: (page: number) => void }

/** Which texts of how many are shown, and links to the other pages. */
export function TextsPages({ page, count, perPage, go }: Props) {
  const { t } = useTranslation()
  if (count <= perPage) return null
  const last = Math.ceil(count / perPage)
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, count)]
  const way = (number: number) => (
    <Button
      variant="default"
      disabled={number < 1 || number > last}
      onClick={() => go(number)}
      aria-label={t('table.page', { number })}
    >
      {number}
    </Button>
  )
  return (
    <Group component="nav" aria-label={t('table.pages')}>
      <span role="status">
        {t('table.showing', {
          ...{ from: shownNumber(from), to: shownNumber(to) },
          all: shownNumber(count),
        })}
      </span>
      {page > 1 && way(page - 1)}
      {page < last && way(page + 1)}
    </Group>
  )
}
