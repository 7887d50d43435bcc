import { ActionIcon, Button, NativeSelect, Text } from '@mantine/core'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import type { Pair } from '@quartet/domain/team-pairs.ts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import styles from './team-composer.module.css'

type Props = {
  kind: 'together' | 'apart'
  people: readonly ComposerPerson[]
  pairs: readonly Pair[]
  onChange: (pairs: readonly Pair[]) => void
}

/** Pairs of people who must be in one team, or must not be. */
export function PairList({ kind, people, pairs, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? ''
  return (
    <fieldset className={styles.pairs}>
      <legend>{t(`composer.${kind}`)}</legend>
      {pairs.length > 0 && (
        <ul>
          {pairs.map((pair) => {
            const [first, second] = pair.map(nameOf)
            const names = { first: first ?? '', second: second ?? '' }
            return (
              <li key={pair.join(' ')}>
                <span>
                  <bdi>{first}</bdi> + <bdi>{second}</bdi>
                </span>
                <ActionIcon
                  color="gray"
                  aria-label={t('composer.remove_pair', names)}
                  onClick={() => onChange(pairs.filter((one) => one !== pair))}
                >
                  <Icon of={IconX} />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
      )}
      <NewPair people={people} pairs={pairs} onAdd={(pair) => onChange([...pairs, pair])} />
    </fieldset>
  )
}

const isSame = ([one, other]: Pair, [first, second]: Pair) =>
  (one === first && other === second) || (one === second && other === first)

type NewProps = Pick<Props, 'people' | 'pairs'> & { onAdd: (pair: Pair) => void }

function NewPair({ people, pairs, onAdd }: NewProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Pair>([-1, -1])
  const [error, setError] = useState<'pair_error' | 'pair_known' | null>(null)
  const data = [
    { value: '-1', label: t('composer.choose') },
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const choose = (at: number, value: string) =>
    setChosen(at === 0 ? [Number(value), chosen[1]] : [chosen[0], Number(value)])
  const add = () => {
    const [first, second] = chosen
    const isKnown = pairs.some((pair) => isSame(pair, chosen))
    if (first < 0 || second < 0 || first === second) return setError('pair_error')
    if (isKnown) return setError('pair_known')
    setError(null)
    setChosen([-1, -1])
    onAdd(chosen)
  }
  return (
    <div className={styles.newPair}>
      {(['first', 'second'] as const).map((which, at) => (
        <NativeSelect
          key={which}
          label={t(`composer.${which}`)}
          data={data}
          value={String(chosen[at])}
          error={error !== null}
          onChange={({ currentTarget }) => choose(at, currentTarget.value)}
        />
      ))}
      <Button variant="default" onClick={add}>
        {t('composer.add_pair')}
      </Button>
      <Text role="alert" c="var(--mantine-color-error)">
        {error && t(`composer.${error}`)}
      </Text>
    </div>
  )
}
