import { NativeSelect, Text, TextInput } from '@mantine/core'
import { scoreRange } from '@quartet/domain/bands.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { useTranslation } from 'react-i18next'
import { shownNumber } from '../../../i18n/numbers.ts'
import styles from './team-picture.module.css'

/** Shows only people with at least a score in a pattern; `pattern` is null for everybody. */
export type Threshold = { pattern: Pattern | null; from: string }

type Props = {
  threshold: Threshold
  onChange: (threshold: Threshold) => void
  shown: number
  all: number
}

export function PeopleFilter({ threshold, onChange, shown, all }: Props) {
  const { t } = useTranslation()
  const { pattern, from } = threshold
  const choose = (value: string) =>
    onChange({ ...threshold, pattern: patterns.find((one) => one === value) ?? null })
  return (
    <div className={styles.filter}>
      <NativeSelect
        label={t('team_picture.filter')}
        value={pattern ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          { value: '', label: t('team_picture.everybody') },
          ...patterns.map((one) => ({ value: one, label: t(`pattern.${one}`) })),
        ]}
      />
      {pattern && (
        <TextInput
          label={t('team_picture.filter_from')}
          description={t('band.range', { from: scoreRange.min, to: scoreRange.max })}
          inputWrapperOrder={['label', 'input', 'description']}
          type="number"
          min={scoreRange.min}
          max={scoreRange.max}
          value={from}
          onChange={({ currentTarget }) => onChange({ ...threshold, from: currentTarget.value })}
        />
      )}
      <Text role="status" c="dimmed">
        {pattern &&
          (shown === 0
            ? t('team_picture.none_shown')
            : t('team_picture.shown', { shown: shownNumber(shown), all: shownNumber(all) }))}
      </Text>
    </div>
  )
}
