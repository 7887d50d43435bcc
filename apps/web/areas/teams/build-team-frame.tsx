import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageIntro } from '../../components/page-intro.tsx'
import { RenewBanner } from '../../components/renew-banner.tsx'
import { StepList } from '../../components/step-list.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { BareFrame } from '../../shell/bare-frame.tsx'
import { useRouteMeta } from '../../shell/meta.ts'
import styles from './build-team.module.css'
import { addressOfStep, type TeamStep, teamStepNumbers, useTeamIntro } from './team-steps.ts'

type Props = { step: TeamStep; children: ReactNode }

/**
 * One of the four steps of building a team (method D20): heading, progress and introduction. The
 * routes of the new design hide the menu and the top bar, so that it brings a bar of its own.
 */
export function BuildTeamFrame({ step, children }: Props) {
  const { t } = useTranslation()
  const isBare = useRouteMeta().hideNavbar === true
  const content = (
    <Step step={step} isBare={isBare}>
      {children}
    </Step>
  )
  if (!isBare) return content
  return (
    <BareFrame leave={t('team_steps.leave')} to="/new-theme/build-team" backArrow>
      {content}
    </BareFrame>
  )
}

function Step({ step, isBare, children }: Props & { isBare: boolean }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const intro = useTeamIntro(step)
  const title = t(`team_steps.step_${step}`)
  if (permissions && !permissions.has('access_team')) return <Closed title={title} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{title}</Title>
      <StepList
        label={t('team_steps.list')}
        current={step}
        steps={teamStepNumbers.map((one) => ({
          title: t(`team_steps.step_${one}`),
          ...(one !== 4 && { to: addressOfStep(one, isBare ? 'bare' : 'framed') }),
        }))}
      />
      <PageIntro texts={intro} />
      {children}
    </article>
  )
}

/** Shown to people without teams, or whose access has ended. */
export function Closed({ title }: { title: string }) {
  const hasAccess = usePermissions()?.has('access_lci')
  if (hasAccess) return <NoAccess title={title} />
  return (
    <div className={styles.screen}>
      <Title order={1}>{title}</Title>
      <RenewBanner />
    </div>
  )
}
