import { textAreas } from '@quartet/domain/interface-texts.ts'
import { textScreens } from '@quartet/domain/text-screens.ts'
import type { TFunction } from 'i18next'
import { Badge } from '../../components/badge.tsx'
import { english } from '../../i18n/language.ts'
import type { Column, Filter } from '../../lists/table/column.ts'
import type { NamedLanguage } from '../../lists/use-language-names.ts'
import styles from './localization.module.css'
import { TextField } from './text-field.tsx'
import { type Line, shownTexts } from './use-texts.ts'

/** Where a text is used, the English one, and the field for that of the language. */
export const columnsOf = (t: TFunction, language: NamedLanguage): Column<Line>[] => [
  { key: 'key', title: t('localization.screen'), cell: (line) => placeOf(t, line) },
  {
    key: 'english',
    title: t('localization.english'),
    isFixed: true,
    cell: (line) => englishOf(t, line, language.id === english.id),
  },
  {
    key: 'value',
    title: language.id === english.id ? t('localization.now') : language.name,
    isFixed: true,
    cell: (line) => <TextField line={line} />,
  },
]

const placeOf = (t: TFunction, { key, screen, value, changed, outdated }: Line) => (
  <div className={styles.place}>
    <span>{t(`localization.screen_${screen}`)}</span>
    <bdi dir="ltr">{key}</bdi>
    <span className={styles.marks}>
      {value === null && <Badge tone="warn">{t('content.missing')}</Badge>}
      {outdated && <Badge tone="warn">{t('content.outdated_in')}</Badge>}
      {changed && <Badge tone="info">{t('localization.is_changed')}</Badge>}
    </span>
  </div>
)

/** The text that the product came with, and before it what an administrator made of it. */
function englishOf(t: TFunction, line: Line, isEdited: boolean) {
  const isChanged = line.english !== line.english_original
  return (
    <div className={styles.english}>
      {isChanged && !isEdited && (
        <span lang="en" dir="ltr">
          {line.english}
        </span>
      )}
      {isChanged && <span className={styles.keep}>{t('localization.original')}</span>}
      <span lang="en" dir="ltr">
        {line.english_original}
      </span>
    </div>
  )
}

export const filtersOf = (t: TFunction): Filter[] => [
  {
    key: 'screen',
    title: t('localization.screen'),
    options: textScreens.map((value) => ({ value, label: t(`localization.screen_${value}`) })),
  },
  {
    key: 'show',
    title: t('table.status'),
    options: shownTexts.map((value) => ({
      value,
      label: t(value === 'outdated' ? 'content.outdated_in' : `localization.${value}`),
    })),
  },
  {
    key: 'area',
    title: t('localization.area'),
    options: textAreas.map((value) => ({ value, label: t(`localization.area_${value}`) })),
  },
]
