import { Text } from '@mantine/core'
import {
  type ComposerPerson,
  explain,
  type PatternExplanation,
} from '@quartet/domain/team-coverage.ts'
import { brokenPairs, type Pair, type TeamPairs } from '@quartet/domain/team-pairs.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import styles from './team-composer.module.css'

type Props = { teams: readonly (readonly ComposerPerson[])[]; pairs: TeamPairs }

/** In how many teams somebody uses each pattern first and why not in all, and which pairs are broken. */
export function ProposalNotes({ teams, pairs }: Props) {
  const { t } = useTranslation()
  const nameOf = new Map(teams.flat().map(({ id, name }) => [id, `\u2068${name}\u2069`]))
  const broken = brokenPairs(
    teams.map((team) => team.map(({ id }) => id)),
    pairs,
  )
  const namesOf = ([one, other]: Pair) => ({
    first: nameOf.get(one) ?? '',
    second: nameOf.get(other) ?? '',
  })
  const lines = (['together', 'apart'] as const).flatMap((kind) =>
    broken[kind].map((pair) => t(`composer.broken_${kind}`, namesOf(pair))),
  )
  return (
    <>
      <ul className={styles.explanation}>
        {explain(teams).map((explanation) => (
          <li key={explanation.pattern}>
            <PatternMark pattern={explanation.pattern} size={24} />
            <Explanation {...explanation} />
          </li>
        ))}
      </ul>
      <div role="status">
        {lines.length > 0 && (
          <NoteBox mood="warn">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </NoteBox>
        )}
      </div>
      <Text c="dimmed">{t('composer.honest')}</Text>
    </>
  )
}

function Explanation({ pattern, teams, covered, people, reason }: PatternExplanation) {
  const { t } = useTranslation()
  const key = people === 0 ? 'none' : reason
  return t(`composer.explain_${key}`, { pattern: t(`pattern.${pattern}`), teams, covered, people })
}
