import '@mantine/core/styles/Divider.layer.css'
import { Button, Divider, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../data/client.ts'
import { saveWay } from '../../../data/proven-identity.ts'
import { chosenLanguage } from '../../../i18n/language.ts'

const domainOf = (email: string) => /@([^@\s]+\.[^@\s]{2,})$/.exec(email.trim())?.[1]?.toLowerCase()

type Props = { email: string; remember: boolean; redirect: string | undefined }

/** The services with which somebody can log in: those for everybody, and that of the address. */
export function ProviderButtons({ email, remember, redirect }: Props) {
  const { t } = useTranslation()
  const domain = domainOf(email)
  const quiet = { meta: { quiet: true as const }, staleTime: 300_000 }
  const all = useQuery(api.identities.providers.queryOptions(quiet))
  const own = useQuery(
    api.identities.find.queryOptions({
      input: { body: { domain: domain ?? '' } },
      enabled: domain !== undefined,
      ...quiet,
    }),
  )
  const begin = useMutation(
    api.identities.begin.mutationOptions({
      onSuccess: ({ url }) => {
        saveWay({ redirect, remember })
        location.assign(url)
      },
    }),
  )
  const institution = domain === undefined ? null : (own.data?.provider ?? null)
  const providers = [...(institution ? [institution] : []), ...(all.data?.providers ?? [])]
  if (providers.length === 0) return null
  const isLeaving = (key: string) =>
    (begin.isPending || begin.isSuccess) && begin.variables.params.provider === key
  return (
    <Stack gap="sm">
      <Divider label={t('sign_in.or')} />
      {providers.map(({ key, label }) => (
        <Button
          key={key}
          variant="default"
          fullWidth
          loading={isLeaving(key)}
          onClick={() =>
            begin.mutate({
              params: { provider: key },
              body: { rememberMe: remember, lang_id: chosenLanguage() },
            })
          }
        >
          {t('sign_in.with', { name: label })}
        </Button>
      ))}
    </Stack>
  )
}
