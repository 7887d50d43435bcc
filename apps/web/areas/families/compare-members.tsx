import { NativeSelect, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/html.tsx'
import { api } from '../../data/client.ts'
import styles from './families.module.css'
import type { Member } from './family.ts'
import { ScoreColumn } from './score-column.tsx'

type Scored = Member & { scores: NonNullable<Member['scores']> }
const isScored = (member: Member): member is Scored => member.scores !== null

/** The bars of two people side by side, and how they can help each other (method D26). */
export function CompareMembers({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation()
  const scored = members.filter(isScored)
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('family.compare')}
      </Title>
      {scored.length < 2 ? <p>{t('family.compare_none')}</p> : <Pair scored={scored} />}
      <HelpCard />
    </section>
  )
}

function Pair({ scored }: { scored: readonly Scored[] }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly [number?, number?]>([])
  const places = [chosen[0] ?? scored[0]?.id, chosen[1] ?? scored[1]?.id] as const
  const titles = ['family.first_person', 'family.second_person'] as const
  return (
    <div className={styles.pair}>
      {titles.map((title, at) => {
        const member = scored.find(({ id }) => id === places[at]) ?? scored[at]
        const choose = (id: number) => setChosen(at === 0 ? [id, places[1]] : [places[0], id])
        return (
          <div key={title} className={styles.bars}>
            <NativeSelect
              label={t(title)}
              value={String(member?.id ?? '')}
              data={scored.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            />
            {member && <ScoreColumn scores={member.scores} />}
          </div>
        )
      })}
    </div>
  )
}

function HelpCard() {
  const query = useQuery(
    api.families.texts.queryOptions({ meta: { quiet: true }, staleTime: 300_000 }),
  )
  return query.data?.content.map(({ title, body, language_id }) => (
    <section key={title} className={styles.card}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Html html={body} language_id={language_id} />
    </section>
  ))
}
