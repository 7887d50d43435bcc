import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton, Title } from '@mantine/core'
import { patterns } from '@quartet/domain/patterns.ts'
import { useTranslation } from 'react-i18next'
import headline from './headline.module.css'
import profile from './profile.module.css'
import bars from './score-bars.module.css'

/** Placeholder while a profile loads. */
export function ProfileSkeleton({ title }: { title?: string }) {
  const { t } = useTranslation()
  return (
    <div className={profile.profile} aria-busy="true">
      <div className={headline.headline}>
        <div className={headline.identity}>
          <Skeleton circle height={48} />
          <div className={headline.who}>
            <Title order={1} size="h4" className={headline.title}>
              {title ?? t('profile.title')}
            </Title>
            <Skeleton height={18} width={160} />
          </div>
        </div>
        <Skeleton height={36} />
      </div>
      <Skeleton height={44} />
      <div className={bars.scores}>
        <div className={bars.bars}>
          {patterns.map((pattern) => (
            <Skeleton key={pattern} height={86} />
          ))}
        </div>
        <div className={bars.legend}>
          <Skeleton height={200} />
        </div>
      </div>
    </div>
  )
}
