import '@mantine/core/styles/Radio.layer.css'
import { Group, Radio, Text } from '@mantine/core'
import { linkDays } from '@quartet/domain/sharing.ts'
import { useTranslation } from 'react-i18next'
import { MessageField } from './message-field.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import type { Share, Way } from './use-share.ts'

type Props = { share: Share; withPicture: boolean }

/** By mail, as a link or as a picture, with the fields of the chosen way. */
export function ShareWay({ share, withPicture }: Props) {
  const { t } = useTranslation()
  const ways: Way[] = [
    'mail',
    ...(share.hasLinks ? (['link'] as const) : []),
    ...(withPicture ? (['picture'] as const) : []),
  ]
  return (
    <>
      <Radio.Group
        label={t('share.way')}
        value={share.way}
        onChange={(way) => share.setWay(way as Way)}
      >
        <Group mt={8} gap="lg">
          {ways.map((way) => (
            <Radio key={way} value={way} label={t(`share.way_${way}`)} disabled={share.isPending} />
          ))}
        </Group>
      </Radio.Group>
      {share.way === 'link' ? <LinkFields share={share} /> : <MailFields share={share} />}
      <MessageField value={share.message} onChange={share.setMessage} disabled={share.isPending} />
    </>
  )
}

function MailFields({ share }: { share: Share }) {
  const { t } = useTranslation()
  return (
    <>
      {share.recipients.audience !== 'trusted' && (
        <Text>{t(share.way === 'picture' ? 'share.profile_text' : 'share.plp_text')}</Text>
      )}
      <RecipientFields recipients={share.recipients} disabled={share.isPending} />
    </>
  )
}

function LinkFields({ share }: { share: Share }) {
  const { t } = useTranslation()
  return (
    <>
      <Text>
        {t(share.recipients.audience === 'trusted' ? 'share.link_trusted' : 'share.link_anyone')}
      </Text>
      <Radio.Group
        label={t('share.link_days')}
        value={String(share.days)}
        onChange={(value) => share.setDays(linkDays.find((days) => String(days) === value) ?? 7)}
      >
        <Group mt={8} gap="lg">
          {linkDays.map((days) => (
            <Radio
              key={days}
              value={String(days)}
              label={t('profile.days', { count: days })}
              disabled={share.isPending}
            />
          ))}
        </Group>
      </Radio.Group>
    </>
  )
}
