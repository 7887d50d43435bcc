import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../data/session.ts'
import { SplitCard } from '../../shell/split-card.tsx'
import { ViewTitle } from '../../shell/view-title.tsx'
import { storeToken } from './link-token.ts'

/**
 * Shown for every link that does not open, whatever the reason; visitors may log in, because some
 * links are only for people with an account.
 */
export function SharedGone({ token }: { token: string }) {
  const { t } = useTranslation()
  const isVisitor = !useSession()
  return (
    <SplitCard scene="lost">
      <Stack gap="lg">
        <ViewTitle>{t('shared.gone_title')}</ViewTitle>
        <Text>{t('shared.gone_text')}</Text>
        {isVisitor && token !== '' && (
          <>
            <Text>{t('shared.gone_login')}</Text>
            <div>
              <Button
                onClick={() => storeToken(token)}
                renderRoot={(props) => (
                  <Link to="/login" search={{ redirect: '/shared' }} {...props} />
                )}
              >
                {t('login.submit')}
              </Button>
            </div>
          </>
        )}
        <div>
          <Anchor py={8} display="inline-block" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('shared.gone_home')}
          </Anchor>
        </div>
      </Stack>
    </SplitCard>
  )
}
