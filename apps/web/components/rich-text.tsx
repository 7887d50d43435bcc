import { IconPhoto, IconVideo } from '@tabler/icons-react'
import { Icon } from './icon.tsx'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PicturePanel } from './picture-panel.tsx'
import styles from './rich-text.module.css'
import { Picture } from './rich-text-picture.ts'
import { Video } from './rich-text-video.ts'
import { VideoPanel } from './video-panel.tsx'

type Props = {
  label: string
  value: string
  error: string | undefined
  onChange: (html: string) => void
}

/**
 * Exactly what the server allows (html.ts there): everything else that is pasted becomes plain
 * text.
 */
const kit = StarterKit.configure({
  ...{ code: false, codeBlock: false, horizontalRule: false, strike: false, underline: false },
  heading: { levels: [2, 3] },
  link: {
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    HTMLAttributes: { rel: null, target: null, class: null },
  },
})

/**
 * Editor for text with headings, lists, links, pictures and videos, shown as it will be read. Loaded with
 * the first dialog that uses it.
 */
export function RichText({ label, value, error, onChange }: Props) {
  const { t } = useTranslation()
  const errorId = useId()
  const [panel, setPanel] = useState<'picture' | 'video' | null>(null)
  const editor = useEditor({
    extensions: [kit, Picture, Video],
    content: value,
    injectCSS: false, // a style element without a nonce would be blocked
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        dir: 'auto',
        ...(error && { 'aria-describedby': errorId }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  useEffect(() => {
    // an editor that waited too long for its first paint is replaced by a new one
    if (editor.isDestroyed) return
    const typed = editor.isEmpty ? '' : editor.getHTML()
    if (value !== typed) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const labels = {
    ...{
      boldControlLabel: t('editor.bold'),
      italicControlLabel: t('editor.italic'),
      h2ControlLabel: t('editor.heading'),
    },
    ...{
      h3ControlLabel: t('editor.subheading'),
      bulletListControlLabel: t('editor.bullets'),
      orderedListControlLabel: t('editor.numbers'),
    },
    ...{
      blockquoteControlLabel: t('editor.quote'),
      linkControlLabel: t('editor.link'),
      unlinkControlLabel: t('editor.unlink'),
    },
    ...{
      undoControlLabel: t('editor.undo'),
      redoControlLabel: t('editor.redo'),
      linkEditorInputLabel: t('editor.address'),
    },
    ...{ linkEditorInputPlaceholder: 'https://', linkEditorSave: t('content.save') },
  }
  return (
    <div className={styles.editor}>
      <Input.Label component="div" size="md">
        {label}
      </Input.Label>
      <RichTextEditor editor={editor} labels={labels}>
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('editor.toolbar')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link popoverProps={{ withinPortal: false }} disableTooltips />
            <RichTextEditor.Unlink />
            {(['picture', 'video'] as const).map((kind) => (
              <RichTextEditor.Control
                key={kind}
                aria-label={t(`editor.${kind}`)}
                title={t(`editor.${kind}`)}
                aria-expanded={panel === kind}
                active={editor.isActive(kind)}
                onClick={() => setPanel(panel === kind ? null : kind)}
              >
                <Icon of={kind === 'picture' ? IconPhoto : IconVideo} size={18} />
              </RichTextEditor.Control>
            ))}
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        {panel === 'picture' && <PicturePanel editor={editor} onClose={() => setPanel(null)} />}
        {panel === 'video' && <VideoPanel editor={editor} onClose={() => setPanel(null)} />}
        <RichTextEditor.Content />
      </RichTextEditor>
      {error && (
        <Input.Error id={errorId} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  )
}
