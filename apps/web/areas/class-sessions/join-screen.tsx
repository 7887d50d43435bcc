import { Button, Text, TextInput, Title } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { submitting, useForm } from '../../components/form.ts'
import { api, client } from '../../data/client.ts'
import type { AtField } from '../../data/failure.ts'
import styles from './class-sessions.module.css'

const atField: AtField = { class_session_unknown: 'code', too_many: 'code' }

/** Where a member of a group takes part in its session; `code` is that of a scanned link. */
export function JoinScreen({ code }: { code: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.classSessions.mine.queryOptions({ meta: { quiet: true } }))
  return (
    <article className={styles.join}>
      <Title order={1}>{t('class_session.join_title')}</Title>
      {data?.session ? <Joined group={data.session.group_name} /> : <JoinForm code={code} />}
    </article>
  )
}

function Joined({ group }: { group: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Text role="status">{t('class_session.joined', { group: `\u2068${group}\u2069` })}</Text>
      <Button
        size="lg"
        renderRoot={(props) => <Link to="/new-theme/questions/{-$id}" params={{}} {...props} />}
      >
        {t('class_session.start')}
      </Button>
    </>
  )
}

function JoinForm({ code }: { code: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({ code })
  const join = useMutation({
    meta: { atField },
    mutationFn: () => client.classSessions.join({ body: { code: form.values.code } }),
    onSuccess: (own) => queries.setQueryData(api.classSessions.mine.queryKey(), own),
    onError: (error) => form.takeErrors(error, atField),
  })
  return (
    <form className={styles.join} onSubmit={submitting(() => join.mutate())} noValidate>
      <Text>{t('class_session.join_text')}</Text>
      <TextInput
        className={styles.big}
        label={t('class_session.code')}
        required
        dir="ltr"
        maxLength={limits.classCard.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text('code')}
      />
      <Button type="submit" size="lg" loading={join.isPending}>
        {t('class_session.join')}
      </Button>
    </form>
  )
}
