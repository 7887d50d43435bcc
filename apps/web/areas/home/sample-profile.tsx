import { Text, Title } from '@mantine/core'
import { bandOf } from '@quartet/domain/bands.ts'
import { degreeSentence } from '@quartet/domain/degree-sentence.ts'
import { byUse } from '@quartet/domain/order.ts'
import { patterns, perPattern } from '@quartet/domain/patterns.ts'
import { assumedError } from '@quartet/domain/reliability.ts'
import { DrawnPicture } from '@quartet/ui/drawn-picture.tsx'
import { ScoreBar } from '@quartet/ui/score-bar.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BandLegend } from '../../components/band-legend.tsx'
import { rangeProps } from '../../components/range-props.ts'
import { Segments } from '../../components/segments.tsx'
import { listPatterns } from '../../i18n/lists.ts'
import { type SampleKey, samples } from './sample-people.ts'
import styles from './sample-profile.module.css'

/** The profile of an invented adult or child to look around in. */
export function SampleProfile() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<SampleKey>('adult')
  return (
    <section aria-labelledby="sample" className={styles.section}>
      <div className={styles.head}>
        <div>
          <Title order={2} id="sample">
            {t('home.sample_title')}
          </Title>
          <Text c="dimmed">
            {t('home.sample_note', { adult: t('home.adult_name'), child: t('home.child_name') })}
          </Text>
        </div>
        <Segments
          legend={t('home.sample_choose')}
          options={(['adult', 'child'] as const).map((value) => ({
            value,
            label: t('home.sample_aged', { name: t(samples[value].name), age: samples[value].age }),
          }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <SampleCard of={shown} />
    </section>
  )
}

function SampleCard({ of }: { of: SampleKey }) {
  const { t } = useTranslation()
  const { scores, picture, first, task } = samples[of]
  return (
    <div className={styles.card}>
      <div className={styles.result}>
        <div className={styles.sentence}>
          <DrawnPicture name={picture} size={56} />
          <p>{sentenceFor(of, t)}</p>
        </div>
        {patterns.map((pattern) => (
          <ScoreBar
            key={pattern}
            pattern={pattern}
            name={t(`pattern.${pattern}`)}
            score={scores[pattern]}
            noScore=""
            band={bandOf(scores[pattern])}
            bandName={t(`band.${bandOf(scores[pattern]) ?? 'Avoid'}`)}
            {...rangeProps(t, scores[pattern], assumedError)}
          />
        ))}
      </div>
      <div className={styles.meaning}>
        <Title order={3}>{t('home.sample_first')}</Title>
        <p>{t(first)}</p>
        <Title order={3}>{t('home.sample_task')}</Title>
        <p>{t(task)}</p>
        <BandLegend />
      </div>
    </div>
  )
}

function sentenceFor(of: SampleKey, t: ReturnType<typeof useTranslation>['t']) {
  const { scores, name } = samples[of]
  const sentence = degreeSentence(
    perPattern((pattern) => bandOf(scores[pattern])),
    byUse(scores),
  )
  return (
    sentence &&
    t(`profile.of_${sentence.kind}`, {
      name: t(name),
      first: listPatterns(sentence.first),
      needed: listPatterns(sentence.needed),
      avoid: listPatterns(sentence.avoid),
    })
  )
}
