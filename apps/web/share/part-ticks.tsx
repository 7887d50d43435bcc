import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Part, partsOf, type SharedDocument } from './shared-document.ts'
import styles from './sharing.module.css'

type Props = {
  kind: SharedDocument['kind']
  parts: readonly Part[]
  onChange: (parts: Part[]) => void
  disabled: boolean
}

/** What a document includes; one part always stays. */
export function PartTicks({ kind, parts, onChange, disabled }: Props) {
  const { t } = useTranslation()
  const all: readonly Part[] = partsOf[kind]
  const toggle = (part: Part, ticked: boolean) =>
    onChange(all.filter((one) => (one === part ? ticked : parts.includes(one))))
  return (
    <Checkbox.Group label={t('share.included')}>
      <div className={styles.parts}>
        {all.map((part) => (
          <Checkbox
            key={part}
            label={t(`share.part_${part}`)}
            checked={parts.includes(part)}
            disabled={disabled || (parts.length === 1 && parts.includes(part))}
            onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
