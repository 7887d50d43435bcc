import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { writtenMoment } from '../../i18n/dates.ts'
import styles from './families.module.css'
import { apart, type Family, type Given, type Member } from './family.ts'
import { KeepMember } from './keep-member.tsx'
import { MemberActions } from './member-actions.tsx'

type Props = { member: Member; family: Family; onGiven: (given: Given) => void }

/** One person of a family, with what the reader may know and do. */
export function MemberItem({ member, family, onGiven }: Props) {
  const isOpen = member.erase_from === null
  const isReader = family.family_type === 1 || !family.family_type
  const mayOpen = isOpen && member.family_type === 2 && isReader
  return (
    <li className={styles.entry}>
      <div>
        {mayOpen ? (
          <Anchor
            className={styles.name}
            renderRoot={(props) => (
              <Link
                to="/families/family-profile/$id"
                params={{ id: String(member.id) }}
                {...props}
              />
            )}
          >
            <bdi>{member.name}</bdi>
          </Anchor>
        ) : (
          <bdi className={styles.name}>{member.name}</bdi>
        )}
        <Facts member={member} family={family} />
      </div>
      {member.may_remove && <MemberActions member={member} onGiven={onGiven} />}
      {member.erase_from && <KeepMember member={member} />}
    </li>
  )
}

function Facts({ member, family }: Omit<Props, 'onGiven'>) {
  const { t } = useTranslation()
  const { family_type, stage, login_name, email, lci, awaiting, erase_from } = member
  const result = member.classification
    ? t(`label.${member.classification}`)
    : lci === 'not_done'
      ? t('family.no_result')
      : lci === null && !erase_from && family.family_type === 1
        ? t('family.hidden')
        : null
  const facts = [
    t(family_type === 1 ? 'family.admin' : 'family.member'),
    stage && t(`family.stage_${stage}`),
    login_name && !email && t('family.signs_in', { login: apart(login_name) }),
    result,
    awaiting && t('family.awaiting'),
    erase_from && t('people.erased', { date: writtenMoment(erase_from) }),
  ]
  return (
    <p className={styles.facts}>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</p>
  )
}
