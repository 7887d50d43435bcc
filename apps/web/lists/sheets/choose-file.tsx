import { Button, FileButton } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sheets.module.css'

type Props = { accept: string; label: string; onFile: (file: File) => void; disabled?: boolean }

/** Chooses a file with a button, or lets it be dropped. */
export function ChooseFile({ accept, label, onFile, disabled = false }: Props) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letting a file fall here is a second way; the keyboard has the button
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileButton
        accept={accept}
        disabled={disabled}
        onChange={(file) => file && onFile(file)}
        inputProps={{ 'aria-label': label }}
      >
        {(props) => (
          <Button {...props} variant="default" disabled={disabled}>
            {label}
          </Button>
        )}
      </FileButton>
      <p>{t('content.sheets_drop')}</p>
    </div>
  )
}
