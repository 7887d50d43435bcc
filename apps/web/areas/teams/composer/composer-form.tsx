import { Button, TextInput } from '@mantine/core'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import type { Pair, TeamPairs } from '@quartet/domain/team-pairs.ts'
import { teamSize } from '@quartet/domain/teams.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitting } from '../../../components/form.ts'
import { PairList } from './pair-list.tsx'
import styles from './team-composer.module.css'

type Props = {
  people: readonly ComposerPerson[]
  isAgain: boolean
  onPropose: (size: number, pairs: TeamPairs) => void
}

const isSize = (size: number) =>
  Number.isInteger(size) && size >= teamSize.fewest && size <= teamSize.most

/** How large the teams should be, and who must or must not be together. */
export function ComposerForm({ people, isAgain, onPropose }: Props) {
  const { t } = useTranslation()
  const [size, setSize] = useState('4')
  const [isWrong, setWrong] = useState(false)
  const [together, setTogether] = useState<readonly Pair[]>([])
  const [apart, setApart] = useState<readonly Pair[]>([])
  const propose = () => {
    setWrong(!isSize(Number(size)))
    if (isSize(Number(size))) onPropose(Number(size), { together, apart })
  }
  return (
    <form className={styles.form} onSubmit={submitting(propose)} noValidate>
      <TextInput
        className={styles.size}
        label={t('composer.size')}
        description={t('composer.size_hint')}
        type="number"
        min={teamSize.fewest}
        max={teamSize.most}
        value={size}
        error={isWrong && t('composer.size_error', { from: teamSize.fewest, to: teamSize.most })}
        onChange={({ currentTarget }) => setSize(currentTarget.value)}
      />
      <div className={styles.pairLists}>
        <PairList kind="together" people={people} pairs={together} onChange={setTogether} />
        <PairList kind="apart" people={people} pairs={apart} onChange={setApart} />
      </div>
      <div>
        <Button type="submit">{t(isAgain ? 'composer.again' : 'composer.propose')}</Button>
      </div>
    </form>
  )
}
