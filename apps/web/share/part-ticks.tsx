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
  const choose = (chosen: string[]) => onChange(all.filter((part) => chosen.includes(part)))
  return (
    <Checkbox.Group label={t('share.included')} value={[...parts]} onChange={choose}>
      <div className={styles.parts}>
        {all.map((part) => (
          <Checkbox
            key={part}
            value={part}
            label={t(`share.part_${part}`)}
            disabled={disabled || (parts.length === 1 && parts.includes(part))}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
