import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { haveWordsChanged, useConsentScreen } from '../../components/consent-texts.ts'
import { type Form, submitting, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import type { AtField } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import type { Given } from './family.ts'
import {
  bodyOf,
  emptyMinor,
  type MinorAge,
  type MinorValues,
  needsConsent,
  wrongOf,
} from './minor.ts'
import { MinorFields } from './minor-fields.tsx'

const atField: AtField = {
  consent_text_changed: 'agrees',
  family_unverified: 'agrees',
  family_full: 'first_name',
  family_ended: 'first_name',
}

type Props = { age: MinorAge; onClose: () => void; onGiven: (given: Given) => void }

/** Adds a child by a nickname or a teenager; the administrator agrees for who is too young to. */
export function AddMinorForm({ age, onClose, onGiven }: Props) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm<MinorValues>(emptyMinor)
  const { shown, refetch } = useConsentScreen('family')
  const add = useMutation({
    meta: { atField },
    mutationFn: () => client.families.add({ body: bodyOf(age, form.values, shown) }),
    onError: (error) => {
      if (haveWordsChanged(error)) void refetch()
      form.takeErrors(error, atField)
    },
    onSuccess: async ({ one_time }) => {
      if (one_time) onGiven({ ...one_time, name: form.values.first_name.trim() })
      else onClose()
      void showToast('success', t('family.added'))
      await refreshAll()
    },
  })
  const submit = () => form.passes(wrongOf(age, form.values)) && add.mutate()
  return (
    <form noValidate onSubmit={submitting(submit)}>
      <Stack gap="md">
        <MinorFields age={age} form={form} />
        {needsConsent(age, form.values) && <Consent form={form} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending} disabled={!shown}>
            {t('family.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Consent({ form }: { form: Form<MinorValues> }) {
  const { t } = useTranslation()
  return (
    <section>
      <Title order={3} size="h4">
        {t('family.agree_title')}
      </Title>
      <Text mt="xs">{t('family.agree_text')}</Text>
      <Text my="xs">
        {t('consent.more')}{' '}
        <Link to="/page/$id" params={{ id: 'privacy_children' }} target="_blank">
          {t('page.privacy_children')}
        </Link>
      </Text>
      <Checkbox
        label={t('family.agree')}
        checked={form.values.agrees}
        error={form.error('agrees')}
        {...form.mark('agrees')}
        onChange={({ currentTarget }) => form.set('agrees', currentTarget.checked)}
      />
    </section>
  )
}
