import { Button, Group } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ContentScreen } from '../../lists/content/content-screen.tsx'
import { textIn } from '../../shell/search-params.ts'
import { walls, words } from './words.ts'

/** The decoder's words and word walls. */
export function WordsScreen() {
  const search = useSearch({ strict: false })
  const of = textIn(search, 'of')
  return of === 'walls' ? (
    <ContentScreen content={walls}>
      <WordsOrWalls shown={of} />
    </ContentScreen>
  ) : (
    <ContentScreen content={words}>
      <WordsOrWalls shown="words" />
    </ContentScreen>
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
