import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Evidence } from '../read/evidence.tsx'
import { FlagsBox } from '../read/flags-box.tsx'
import { Label } from '../read/headline.tsx'
import { Again } from '../read/next-step.tsx'
import { PatternCards } from '../read/pattern-cards.tsx'
import type { Person } from '../read/person.ts'
import { ScoreBars } from '../read/score-bars.tsx'
import { retakeDay, useAttempts } from '../read/use-attempts.ts'
import styles from './child.module.css'

/** The scores of a child with everything about them, for the grown-up beside it. */
export function GrownUpDetails({ person }: { person: Person }) {
  const { data } = useAttempts(person.id)
  return (
    <div className={styles.details}>
      <ScoreBars person={person} own={false} described />
      <Label person={person} own={false} />
      <FlagsBox person={person} own={false} />
      <PatternCards person={person} own={false} mayRequest />
      <MorePages />
      {data && !data.open_attempt && (
        <Again person={person} day={retakeDay(data)} isOffered={false} />
      )}
      <Evidence person={person} own={false} />
    </div>
  )
}

function MorePages() {
  const { t } = useTranslation()
  return (
    <ul className={styles.pages}>
      <li>
        <Anchor renderRoot={(link) => <Link to="/new-theme/print/{-$id}" params={{}} {...link} />}>
          {t('profile.print')}
        </Anchor>
      </li>
      {(['statements', 'history'] as const).map((tab) => (
        <li key={tab}>
          <Anchor
            renderRoot={(link) => (
              <Link to="/new-theme/profile/{-$id}" params={{}} search={{ tab }} {...link} />
            )}
          >
            {t(`profile.tab_of_${tab}`)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
