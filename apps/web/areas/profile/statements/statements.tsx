import { Button, Title } from '@mantine/core'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { donePerPattern } from '@quartet/domain/plp.ts'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { TickState } from '../../../components/save-status.tsx'
import { type Person, patternName } from '../read/person.ts'
import { StatementGroups } from './statement-groups.tsx'
import styles from './statements.module.css'
import type { Personalising } from './use-personalising.ts'

/** Another person's statements, grouped under each pattern, read-only. */
export function Statements({ person }: { person: Person }) {
  const { t } = useTranslation()
  return (
    <section className={styles.statements}>
      <Title order={2}>{t('profile.statements')}</Title>
      <p className={styles.lead}>{t('profile.statements_text')}</p>
      <div className={styles.patterns}>
        {patterns.map((pattern) => (
          <Card key={pattern} pattern={pattern}>
            <StatementGroups
              person={person}
              pattern={pattern}
              selected={person.selected_attributes}
            />
          </Card>
        ))}
      </div>
    </section>
  )
}

/** The caller's statements to tick, collapsed at first. */
export function PersonalizeList({
  person,
  personalising,
}: {
  person: Person
  personalising: Personalising
}) {
  const { t } = useTranslation()
  const { selected, actions, add, condition } = personalising
  const done = donePerPattern(person.attributes, selected)
  const ticked = patterns.reduce((all, pattern) => all + done[pattern], 0)
  return (
    <div className={styles.statements} data-screen-only>
      <Disclosure
        level={2}
        title={
          <span className={styles.fold}>
            <span className={styles.foldTitle}>{t('statement.all')}</span>
            <span className={styles.ticked}>
              {ticked > 0 && t('statement.ticked', { count: ticked })}
            </span>
          </span>
        }
      >
        <p className={styles.lead}>{t('personalise.lead')}</p>
        <p className={styles.state}>
          <TickState condition={condition} />
        </p>
        <div className={styles.patterns}>
          {patterns.map((pattern) => (
            <Card key={pattern} pattern={pattern}>
              <StatementGroups
                person={person}
                pattern={pattern}
                selected={selected}
                actions={actions}
              />
              <AddStatement pattern={pattern} onAdd={add} />
            </Card>
          ))}
        </div>
      </Disclosure>
    </div>
  )
}

function Card({ pattern, children }: { pattern: Pattern; children: ReactNode }) {
  return (
    <section className={styles.pattern}>
      <h3 className={styles.title}>
        <PatternMark pattern={pattern} size={32} />
        {patternName(pattern)}
      </h3>
      {children}
    </section>
  )
}

/** Each pattern has its own button: the dialog starts with that pattern. */
export function AddStatement({
  pattern,
  onAdd,
}: {
  pattern: Pattern
  onAdd: (pattern: Pattern) => void
}) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      className={styles.add}
      leftSection={<Icon of={IconPlus} />}
      aria-label={t('statement.add_to', { pattern: patternName(pattern) })}
      onClick={() => onAdd(pattern)}
    >
      {t('statement.add')}
    </Button>
  )
}
