import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import { asFailure, sentenceOf } from '../../data/failure.ts'
import { useRefreshAll } from '../../lists/use-refresh-all.ts'
import { showToast } from '../../shell/toast.tsx'
import type { EditableLanguage } from './use-languages.ts'

const shownOf = ({ title, tag, flag, rtl }: EditableLanguage) => ({ title, tag, flag, rtl })

/** A new language, or the fields of an existing one that may change. */
export function LanguageForm({
  language,
  onClose,
}: {
  language: EditableLanguage | null
  onClose: () => void
}) {
  const { t } = useTranslation()
  const refreshAll = useRefreshAll()
  const form = useForm({
    ...{
      title: language?.title ?? '',
      locale: language?.locale ?? '',
      tag: language?.tag ?? '',
      flag: language?.flag ?? '',
    },
    rtl: language?.rtl === 1,
  })
  const save = useMutation({
    mutationFn: () => {
      const { locale, rtl, title, tag, flag } = form.values
      const body = {
        title,
        tag: tag.trim(),
        flag: flag.trim().toLowerCase(),
        rtl: rtl ? (1 as const) : (0 as const),
      }
      return language
        ? client.languages.edit({
            params: { language_id: language.id },
            body: { ...body, before: shownOf(language) },
          })
        : client.languages.add({ body: { ...body, locale: locale.trim() } })
    },
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshAll()
      void showToast('success', t('content.saved'))
    },
    onError: (error) => form.takeErrors(error),
  })
  const failure = save.error && asFailure(save.error)
  return (
    <form
      noValidate
      onSubmit={submitting(() => {
        if (form.passes(form.values.title.trim() === '' ? { title: field('required') } : {}))
          save.mutate(undefined, { onSuccess: onClose })
      })}
    >
      <Stack gap="md">
        <TextInput
          {...form.text('title')}
          label={t('languages.name')}
          autoComplete="off"
          data-autofocus
        />
        {!language && (
          <TextInput
            {...form.text('locale')}
            label={t('languages.locale')}
            description={t('languages.locale_hint')}
            autoComplete="off"
            dir="ltr"
          />
        )}
        <TextInput
          {...form.text('tag')}
          label={t('languages.tag')}
          description={t('languages.tag_hint')}
          autoComplete="off"
          dir="ltr"
        />
        <TextInput
          {...form.text('flag')}
          label={t('languages.flag')}
          description={t('languages.flag_hint')}
          autoComplete="off"
          dir="ltr"
        />
        <Checkbox
          label={t('languages.rtl')}
          checked={form.values.rtl}
          onChange={({ currentTarget }) => form.set('rtl', currentTarget.checked)}
        />
        {failure && failure.fields.length === 0 && (
          <NoteBox mood="bad" role="alert" title={t('content.not_saved')}>
            {sentenceOf(failure)}
          </NoteBox>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('content.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
