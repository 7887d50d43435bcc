import type { TFunction } from 'i18next'
import { markOf, type VersionMark } from '../record/version-mark.ts'
import type { NamedLanguage } from '../use-language-names.ts'
import styles from './version-marks.module.css'

/** A mark for each language of a row, light enough for a thousand rows. */
export function versionMarks(
  t: TFunction,
  versions: readonly VersionMark[],
  languages: readonly NamedLanguage[],
) {
  const marks = languages.map(({ id, tag, name }) => ({
    id,
    tag,
    name,
    mark: markOf(versions, id),
  }))
  const sentences = (['missing', 'outdated'] as const).flatMap((mark) => {
    const names = marks.filter((each) => each.mark === mark).map(({ name }) => name)
    return names.length > 0 ? [`${t(`content.mark_${mark}`)}: ${names.join(', ')}`] : []
  })
  return (
    <span className={styles.marks} title={sentences.join('. ') || undefined}>
      {marks.map(({ id, tag, mark }) => (
        <span key={id} data-mark={mark} aria-hidden="true">
          {tag.slice(0, 2)}
        </span>
      ))}
      <span className={styles.unseen}>{sentences.join('. ') || t('content.marks_whole')}</span>
    </span>
  )
}
