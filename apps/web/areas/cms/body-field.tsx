import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import type { SlotProps } from '../../lists/record/field.ts'
import styles from './cms-screen.module.css'

const RichText = lazy(() =>
  import('../../components/rich-text.tsx').then((editor) => ({ default: editor.RichText })),
)

/** The text of a page: an editor, or a preview as its readers will see it. */
export function BodyField(props: SlotProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.body}>
      {isShown ? (
        <section className={styles.preview} aria-label={t('cms.preview')}>
          <Html html={props.value} language_id={0} />
        </section>
      ) : (
        <Suspense fallback={<p role="status">{t('shell.loading')}</p>}>
          <RichText {...props} />
        </Suspense>
      )}
      <Button variant="default" onClick={() => setIsShown(!isShown)}>
        {t(isShown ? 'cms.write' : 'cms.preview')}
      </Button>
    </div>
  )
}
