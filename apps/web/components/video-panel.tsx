import { Button, Group, TextInput } from '@mantine/core'
import { videoHost } from '@quartet/domain/video-links.ts'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './rich-text.module.css'

type Props = { editor: Editor; onClose: () => void }

/** Asks for the address and the title of a video, or changes those of the selected one. */
export function VideoPanel({ editor, onClose }: Props) {
  const { t } = useTranslation()
  const [selected] = useState(() =>
    editor.isActive('video') ? editor.getAttributes('video') : null,
  )
  const [href, setHref] = useState<string>(selected?.href ?? '')
  const [title, setTitle] = useState<string>(selected?.title ?? '')
  const [tried, setTried] = useState(false)
  const addressField = useRef<HTMLInputElement>(null)
  const titleField = useRef<HTMLInputElement>(null)
  useEffect(() => addressField.current?.focus(), [])
  const isWrong = !videoHost(href.trim())
  const close = () => {
    editor.commands.focus()
    onClose()
  }
  const go = () => {
    setTried(true)
    if (isWrong) return addressField.current?.focus()
    if (title.trim() === '') return titleField.current?.focus()
    const attrs = { href: href.trim(), title: title.trim() }
    const chain = editor.chain()
    if (selected) chain.updateAttributes('video', attrs).run()
    else chain.insertContent([{ type: 'video', attrs }, { type: 'paragraph' }]).run()
    close()
  }
  const press = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    const way = event.key === 'Escape' ? close : event.key === 'Enter' && isInField ? go : undefined
    if (!way) return
    event.stopPropagation()
    event.preventDefault() // keeps the surrounding dialog open and its form from being submitted
    way()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have its legend and its border
    <div className={styles.panel} role="group" aria-label={t('editor.video')} onKeyDown={press}>
      <TextInput
        ref={addressField}
        label={t('editor.video_address')}
        description={t('editor.video_hint')}
        placeholder="https://"
        dir="ltr"
        maxLength={2000}
        value={href}
        error={tried && isWrong ? t('editor.video_wrong') : undefined}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
      />
      <TextInput
        ref={titleField}
        label={t('editor.video_title')}
        dir="auto"
        maxLength={200}
        value={title}
        error={tried && title.trim() === '' ? t('field.required') : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('table.cancel')}
        </Button>
        <Button onClick={go}>{t(selected ? 'content.save' : 'editor.picture_insert')}</Button>
      </Group>
    </div>
  )
}
