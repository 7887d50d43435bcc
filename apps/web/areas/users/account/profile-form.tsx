import { Button, Text, Textarea, TextInput, Title } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { containsCardNumber } from '@quartet/domain/card-number.ts'
import { profileWordsOf } from '@quartet/domain/profile-words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field, submitting, useForm, wrongOnly } from '../../../components/form.ts'
import { api } from '../../../data/client.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './account.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import type { Person } from './person.ts'
import { WordsField, withWord } from './words-field.tsx'

/** Typed texts keep their own direction. */
const typed = { input: styles.typed }

const aboutFields = [
  'first_name',
  'last_name',
  'about_me',
  'job_title',
  'topics',
  'skills',
] as const
const valuesOf = (person: Person) => ({
  first_name: person.first_name,
  last_name: person.last_name,
  about_me: person.about_me,
  job_title: person.job_title,
  topics: person.topics,
  skills: person.skills,
})
type Values = ReturnType<typeof valuesOf>
const noWords = { topics: '', skills: '' }

const holdsCard = (value: string | string[]) => [value].flat().some(containsCardNumber)

/** The values that differ from the saved ones. */
const changesIn = (values: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    aboutFields
      .filter((key) => JSON.stringify(values[key]) !== JSON.stringify(before[key]))
      .map((key) => [key, values[key]]),
  )

type Props = {
  person: Person
  own: boolean
  /** Whether another form of the page would lose something, too. */
  alsoUnsaved?: boolean
}

/**
 * Name and profile texts of a person. Typed text stays when saving fails, and leaving without
 * saving asks for confirmation.
 */
export function ProfileForm({ person, own, alsoUnsaved = false }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [before, setBefore] = useState(() => valuesOf(person))
  const form = useForm(before)
  /** Words typed but not added to their lists yet: they are saved, too. */
  const [typedWords, setTypedWords] = useState(noWords)
  const lists = {
    topics: withWord(form.values.topics, typedWords.topics),
    skills: withWord(form.values.skills, typedWords.skills),
  }
  const changes = changesIn({ ...form.values, ...lists }, before)
  const save = useMutation(
    api.profile.save.mutationOptions({
      onSuccess: (answer, { body, params }) => {
        queries.setQueryData(api.profile.show.queryKey({ input: { params } }), answer)
        setBefore((saved) => ({ ...saved, ...body }) as Values)
        void showToast('success', t('account.saved'))
      },
      onError: (error) => form.takeErrors(error),
    }),
  )
  const submit = () => {
    const wrong = wrongOnly<Values>({
      ...Object.fromEntries(
        aboutFields.map((key) => [
          key,
          holdsCard({ ...form.values, ...lists }[key]) && field('card_in_text'),
        ]),
      ),
      first_name: !form.values.first_name.trim() && field('first_name_missing'),
      last_name:
        before.last_name !== '' && !form.values.last_name.trim() && field('last_name_missing'),
    })
    if (!form.passes(wrong) || Object.keys(changes).length === 0) return
    form.set('topics', lists.topics)
    form.set('skills', lists.skills)
    setTypedWords(noWords)
    save.mutate({ params: { user_id: person.id }, body: changes })
  }
  const mayTell = profileWordsOf[person.age_group_id].length > 0
  return (
    <>
      <form className={styles.section} onSubmit={submitting(submit)} noValidate>
        <Title order={2}>{t(own ? 'account.name' : 'account.name_of')}</Title>
        <div className={styles.names}>
          <TextInput
            label={t('register.first_name')}
            autoComplete={own ? 'given-name' : 'off'}
            classNames={typed}
            maxLength={limits.personName}
            {...form.text('first_name')}
          />
          <TextInput
            label={t('register.last_name')}
            autoComplete={own ? 'family-name' : 'off'}
            classNames={typed}
            maxLength={limits.personName}
            {...form.text('last_name')}
          />
        </div>
        {mayTell ? (
          <>
            <Title order={2} mt="md">
              {t(own ? 'account.about' : 'account.about_of')}
            </Title>
            {own && <Text>{t('account.about_text')}</Text>}
            <Textarea
              label={t('account.about_me')}
              description={t('account.about_me_hint')}
              rows={5}
              classNames={typed}
              maxLength={limits.profile.aboutMe}
              error={form.error('about_me')}
              value={form.values.about_me}
              onChange={(event) => form.set('about_me', event.currentTarget.value)}
              {...form.mark('about_me')}
            />
            <TextInput
              label={t('account.job_title')}
              classNames={typed}
              maxLength={limits.profile.jobTitle}
              autoComplete={own ? 'organization-title' : 'off'}
              {...form.text('job_title')}
            />
            <WordsField
              label={t('account.topics')}
              hint={t('account.topics_hint')}
              words={form.values.topics}
              typed={typedWords.topics}
              error={form.error('topics')}
              mark={form.mark('topics')}
              onType={(topics) => setTypedWords((now) => ({ ...now, topics }))}
              onChange={(words) => form.set('topics', words)}
            />
            <WordsField
              label={t('account.skills')}
              hint={t('account.skills_hint')}
              words={form.values.skills}
              typed={typedWords.skills}
              error={form.error('skills')}
              mark={form.mark('skills')}
              onType={(skills) => setTypedWords((now) => ({ ...now, skills }))}
              onChange={(words) => form.set('skills', words)}
            />
          </>
        ) : (
          <Text>{t('account.child_text')}</Text>
        )}
        <div className={styles.save}>
          <Button type="submit" loading={save.isPending}>
            {t('account.save')}
          </Button>
          <p className={styles.unsaved} role="status">
            {Object.keys(changes).length > 0 && t('account.unsaved')}
          </p>
        </div>
      </form>
      <LeaveDialog unsaved={alsoUnsaved || Object.keys(changes).length > 0} />
    </>
  )
}
