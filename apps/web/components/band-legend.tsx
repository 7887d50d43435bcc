import { bandMeanings } from '@quartet/content/band-meanings.ts'
import { bandRanges, bands } from '@quartet/domain/bands.ts'
import { DegreeLegend } from '@quartet/ui/degree-legend.tsx'
import { useTranslation } from 'react-i18next'

/** What the degrees of use mean and from which score on, the highest first. */
export function BandLegend() {
  const { t } = useTranslation()
  return (
    <DegreeLegend
      title={t('band.title')}
      degrees={bands.toReversed().map((band) => ({
        band,
        name: t(`band.${band}`),
        range: t('band.range', bandRanges[band]),
        meaning: t(bandMeanings[band]),
      }))}
    />
  )
}
