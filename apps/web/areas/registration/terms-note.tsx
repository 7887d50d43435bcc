import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/**
 * The terms that creating the account accepts; outside the form, which stores no card and no
 * password.
 */
export function TermsNote() {
  const { t } = useTranslation()
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('register.terms')}
      </Text>
      <Group gap="lg" mt={4}>
        {(['terms', 'privacy'] as const).map((id) => (
          <Anchor
            key={id}
            size="sm"
            lh="24px"
            renderRoot={(props) => (
              <Link to="/page/$id" params={{ id }} target="_blank" {...props} />
            )}
          >
            {t(`page.${id}`)}
          </Anchor>
        ))}
      </Group>
    </div>
  )
}
