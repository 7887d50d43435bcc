import { Button, Text, Title } from '@mantine/core'
import { limits } from '@quartet/contract/limits.ts'
import { plainSessionCode } from '@quartet/domain/class-sessions.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BigField } from '../../components/big-field.tsx'
import { submitting, useForm } from '../../components/form.ts'
import { api, client } from '../../data/client.ts'
import type { AtField } from '../../data/failure.ts'
import styles from './class-sessions.module.css'

const atField: AtField = { class_session_unknown: 'code', too_many: 'code' }

/** Where a member of a group takes part in its session; `code` is that of a scanned link. */
export function JoinScreen({ code }: { code: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.classSessions.mine.queryOptions({ meta: { quiet: true } }))
  const [joined, setJoined] = useState('')
  const session = data?.session
  const isThere = session && (code === joined || session.code === plainSessionCode(code))
  const waits = session?.finished && session.hold !== null
  const group = `\u2068${session?.group_name}\u2069`
  const elsewhere = waits ? 'class_session.join_later' : 'class_session.join_another'
  return (
    <article className={styles.join}>
      <Title order={1}>{t('class_session.join_title')}</Title>
      {session && (
        <Text role="status">{t(isThere ? 'class_session.joined' : elsewhere, { group })}</Text>
      )}
      {isThere && <StartLink />}
      {!isThere && !waits && <JoinForm key={code} code={code} onJoined={setJoined} />}
    </article>
  )
}

function StartLink() {
  const { t } = useTranslation()
  return (
    <Button
      size="lg"
      renderRoot={(props) => <Link to="/new-theme/questions/{-$id}" params={{}} {...props} />}
    >
      {t('class_session.start')}
    </Button>
  )
}

type Props = { code: string; onJoined: (code: string) => void }

function JoinForm({ code, onJoined }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({ code })
  const join = useMutation({
    meta: { atField },
    mutationFn: () => client.classSessions.join({ body: { code: form.values.code } }),
    onSuccess: (own) => {
      queries.setQueryData(api.classSessions.mine.queryKey(), own)
      onJoined(code)
    },
    onError: (error) => form.takeErrors(error, atField),
  })
  return (
    <form className={styles.join} onSubmit={submitting(() => join.mutate())} noValidate>
      <Text>{t('class_session.join_text')}</Text>
      <BigField
        label={t('class_session.code')}
        maxLength={limits.classCard.code}
        autoCapitalize="characters"
        {...form.text('code')}
      />
      <Button type="submit" size="lg" loading={join.isPending}>
        {t('class_session.join')}
      </Button>
    </form>
  )
}
