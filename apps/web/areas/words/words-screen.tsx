import { Button, Group } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ResourceScreen } from '../../lists/resource-screen/resource-screen.tsx'
import { textIn } from '../../shell/search-params.ts'
import { walls, words } from './words.ts'

/** The decoder's words and word walls. */
export function WordsScreen() {
  const search = useSearch({ strict: false })
  const of = textIn(search, 'of')
  return of === 'walls' ? (
    <ResourceScreen resource={walls}>
      <WordsOrWalls shown={of} />
    </ResourceScreen>
  ) : (
    <ResourceScreen resource={words}>
      <WordsOrWalls shown="words" />
    </ResourceScreen>
  )
}

function WordsOrWalls({ shown }: { shown: 'words' | 'walls' }) {
  const { t } = useTranslation()
  return (
    <Group component="nav" aria-label={t('content.words_and_walls')} gap="xs">
      {(['words', 'walls'] as const).map((of) => (
        <Button
          key={of}
          variant={of === shown ? 'light' : 'default'}
          aria-current={of === shown ? 'page' : undefined}
          renderRoot={(props) => (
            <Link to="/words" search={(of === 'walls' ? { of } : {}) as never} {...props} />
          )}
        >
          {t(`content.${of}`)}
        </Button>
      ))}
    </Group>
  )
}
