import { Button, FileButton, Group, TextInput } from '@mantine/core'
import { pagePictureBytes } from '@quartet/domain/pictures.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../data/client.ts'
import { asFailure, Failure, sentenceOf } from '../data/failure.ts'
import styles from './rich-text.module.css'

/** The key of a running upload, so that a form can wait for it. */
const pictureUpload = ['page_picture']
export const useIsUploading = () => useIsMutating({ mutationKey: pictureUpload }) > 0

const types = ['image/png', 'image/jpeg', 'image/webp']

/** Checks what can be known before sending; the server decides. */
async function send(file: File): Promise<string> {
  if (file.size > pagePictureBytes) throw new Failure({ status: 0, name: 'photo_too_large' })
  if (![...types, ''].includes(file.type))
    throw new Failure({ status: 0, name: 'page_picture_unknown' })
  return (await client.cms.addPicture({ body: { picture: file } })).picture
}

type Props = { editor: Editor; onClose: () => void }

/** Chooses a picture and its alt text; for a selected picture only the alt text is edited. */
export function PicturePanel({ editor, onClose }: Props) {
  const { t } = useTranslation()
  const [selected] = useState(() =>
    editor.isActive('picture') ? editor.getAttributes('picture') : null,
  )
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState<string>(selected?.alt ?? '')
  const [tried, setTried] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => (first.current ?? field.current)?.focus(), [])
  const put = useMutation({
    mutationKey: pictureUpload,
    mutationFn: send,
    meta: { quiet: true },
    onSuccess(picture) {
      if (editor.isDestroyed) return
      editor
        .chain()
        .focus()
        .insertContent([
          { type: 'picture', attrs: { picture, alt: alt.trim() } },
          { type: 'paragraph' },
        ])
        .run()
      onClose()
    },
  })
  const close = () => {
    editor.commands.focus()
    onClose()
  }
  const go = () => {
    setTried(true)
    if (!selected && !file) return first.current?.focus()
    if (alt.trim() === '') return field.current?.focus()
    if (file) return put.mutate(file)
    editor.chain().updateAttributes('picture', { alt: alt.trim() }).run()
    close()
  }
  const press = (event: KeyboardEvent) => {
    const way =
      event.key === 'Escape'
        ? close
        : event.key === 'Enter' && event.target === field.current
          ? go
          : undefined
    if (!way) return
    event.stopPropagation()
    event.preventDefault() // keeps the surrounding dialog open and its form from being submitted
    way()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have its legend and its border
    <div className={styles.panel} role="group" aria-label={t('editor.picture')} onKeyDown={press}>
      {!selected && (
        <div>
          <FileButton
            accept={types.join()}
            onChange={setFile}
            inputProps={{ 'aria-label': t('editor.picture_file') }}
          >
            {(props) => (
              <Button {...props} ref={first} variant="default">
                {t('editor.picture_file')}
              </Button>
            )}
          </FileButton>
          <p role="status">
            {file ? (
              <bdi>{file.name}</bdi>
            ) : (
              t(tried ? 'editor.picture_missing' : 'editor.picture_hint')
            )}
          </p>
        </div>
      )}
      <TextInput
        ref={field}
        label={t('editor.picture_alt')}
        description={t('editor.picture_alt_hint')}
        dir="auto"
        maxLength={300}
        value={alt}
        error={tried && alt.trim() === '' ? t('field.required') : undefined}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {put.error && (
        <NoteBox mood="bad" role="alert">
          {sentenceOf(asFailure(put.error))}
        </NoteBox>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('table.cancel')}
        </Button>
        <Button loading={put.isPending} onClick={go}>
          {t(selected ? 'content.save' : 'editor.picture_insert')}
        </Button>
      </Group>
    </div>
  )
}
