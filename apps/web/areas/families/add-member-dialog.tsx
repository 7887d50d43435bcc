import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { AddMinorForm } from './add-minor-form.tsx'
import type { Given } from './family.ts'
import { InviteAdultForm } from './invite-adult-form.tsx'

const ages = ['1', '2', '3'] as const
type Age = (typeof ages)[number]

type Props = { opened: boolean; onClose: () => void; onGiven: (given: Given) => void }

/** Adds a child or a teenager to the family, or invites an adult. */
export function AddMemberDialog({ opened, onClose, onGiven }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('family.add')}>
      {opened && <AddMember onClose={onClose} onGiven={onGiven} />}
    </Dialog>
  )
}

function AddMember({ onClose, onGiven }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const [age, setAge] = useState<Age>('1')
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('family.who')}
        value={age}
        onChange={(value) => setAge(ages.find((one) => one === value) ?? '1')}
      >
        <Stack gap="xs" mt="xs">
          {ages.map((one) => (
            <Radio key={one} value={one} label={t(`family.who_${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {age === '3' ? (
        <InviteAdultForm onClose={onClose} />
      ) : (
        <AddMinorForm key={age} age={age} onClose={onClose} onGiven={onGiven} />
      )}
    </Stack>
  )
}
