import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import styles from './palette.module.css'
import { type PalettePage, usePalettePages } from './use-palette-pages.ts'
import { usePaletteSearch } from './use-palette-search.ts'

type Props = { opened: boolean; onClose: () => void }

/** Finds pages, people, institutions, tasks and content, and opens them. */
export function Palette({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('palette.title')}>
      {opened && <Search onChosen={onClose} />}
    </Dialog>
  )
}

function Search({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [text, setText] = useState('')
  const pages = usePalettePages(text)
  const { kinds, isSearching, failed } = usePaletteSearch(text)
  const store = useCombobox({ opened: true })
  const groups = [
    { title: t('palette.pages'), found: pages },
    ...kinds.map(({ title, found }) => ({ title: t(title), found })),
  ].filter(({ found }) => found.length > 0)
  const choose = (to: string) => {
    onChosen()
    void router.navigate({ href: to })
  }
  const input = useRef<HTMLInputElement>(null)
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const first = groups[0]?.found[0]?.to
  const { selectFirstOption } = store
  // after the options of the new text were drawn; screen readers say which one Enter opens
  useEffect(() => {
    const selected = first ? selectFirstOption() : null
    if (selected) input.current?.setAttribute('aria-activedescendant', selected)
    else input.current?.removeAttribute('aria-activedescendant')
  }, [first, selectFirstOption])
  return (
    <Combobox store={store} onOptionSubmit={choose}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          ref={input}
          data-autofocus
          aria-autocomplete="list"
          aria-label={t('palette.label')}
          placeholder={t('palette.label')}
          leftSection={<Icon of={IconSearch} />}
          value={text}
          maxLength={200}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options} aria-label={t('palette.found')}>
        {groups.map(({ title, found }) => (
          <Combobox.Group key={title} label={title}>
            {found.map((one) => (
              <FoundOne key={one.to} {...one} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p role="status" className={styles.state}>
        {isSearching && t('palette.searching')}
        {!isSearching && count > 0 && t('palette.count', { count })}
        {!isSearching && failed.length === 0 && count === 0 && t('palette.nothing')}
      </p>
      {failed.length > 0 && (
        <p role="alert" className={styles.state}>
          {t('palette.failed')}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            {t('shell.retry')}
          </Button>
        </p>
      )}
    </Combobox>
  )
}

const FoundOne = ({ to, name, lang, note }: PalettePage) => (
  <Combobox.Option value={to} className={styles.option}>
    <bdi lang={lang}>{name}</bdi>
    {note && (
      <bdi dir="ltr" className={styles.note}>
        {note}
      </bdi>
    )}
  </Combobox.Option>
)
