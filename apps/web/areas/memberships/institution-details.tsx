import { Anchor, Button, Text, Title } from '@mantine/core'
import { shownDate } from '@quartet/domain/dates.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listed } from '../../i18n/lists.ts'
import { Facts } from '../../lists/record/record-page.tsx'
import { LeaveInstitution } from './leave-institution.tsx'
import type { OwnInstitution } from './membership.ts'
import styles from './memberships.module.css'

/** What a member knows about the institution, what it sees of them, and the way out. */
export function InstitutionDetails({ institution }: { institution: OwnInstitution }) {
  const { t } = useTranslation()
  const [isLeaving, setIsLeaving] = useState(false)
  const { name, logo, renewal_paused, is_last_administrator } = institution
  return (
    <>
      <section className={styles.part}>
        <Title order={2}>
          <bdi>{name}</bdi>
        </Title>
        {logo && logo !== name && <Text dir="auto">{logo}</Text>}
        <Facts facts={useFacts(institution)} edited_at={null} />
        {renewal_paused && <NoteBox mood="info">{t('membership.paused')}</NoteBox>}
      </section>
      <Sight seesScores={institution.sees_scores} />
      <section className={styles.part}>
        {is_last_administrator ? (
          <Text>{t('error.last_administrator')}</Text>
        ) : (
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setIsLeaving(true)}>
              {t('membership.leave')}
            </Button>
          </div>
        )}
      </section>
      {isLeaving && (
        <LeaveInstitution institution={institution} onClose={() => setIsLeaving(false)} />
      )}
    </>
  )
}

function useFacts({ kind, city, contact_name, contact_email, ends_on, features }: OwnInstitution) {
  const { t } = useTranslation()
  return [
    {
      label: t('institutions.kind'),
      value: t(kind === 'other' ? 'institutions.kind_else' : `institutions.kind_${kind}`),
    },
    { label: t('institutions.city'), value: city && <bdi>{city}</bdi> },
    {
      label: t('membership.contact'),
      value: (contact_name || contact_email) && (
        <>
          {contact_name && <bdi>{contact_name}</bdi>}{' '}
          {contact_email && (
            <Anchor href={`mailto:${contact_email}`} dir="ltr">
              {contact_email}
            </Anchor>
          )}
        </>
      ),
    },
    { label: t('institutions.ends_on'), value: ends_on && shownDate(ends_on) },
    {
      label: t('membership.features'),
      value:
        features.length > 0
          ? listed(features.map((feature) => t(`institutions.feature_${feature}`)))
          : t('institutions.feature_lci_only'),
    },
  ]
}

/** What the institution sees, and where the person changes it. */
function Sight({ seesScores }: { seesScores: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <Title order={2}>{t('membership.sees_title')}</Title>
      <Text>
        {t('membership.sees')}{' '}
        {t(seesScores ? 'membership.sees_scores' : 'membership.sees_no_scores')}
      </Text>
      <Anchor renderRoot={(props) => <Link to="/settings/privacy" {...props} />}>
        {t('membership.sees_link')}
      </Anchor>
    </section>
  )
}
