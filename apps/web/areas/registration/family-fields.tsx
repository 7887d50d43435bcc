import '@mantine/core/styles/Radio.layer.css'
import { Radio, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import choices from './choices.module.css'
import type { RegisterForm } from './form.ts'
import type { Values } from './values.ts'

const roles = [
  { type: '1', name: 'role.family_admin', hint: 'register.family_admin_hint' },
  { type: '2', name: 'role.family_member', hint: 'register.family_member_hint' },
] as const

/** Who pays for a family, or joins one with its code; `memberOnly`: no new family is possible. */
export function FamilyFields({ form, memberOnly }: { form: RegisterForm; memberOnly: boolean }) {
  const { t } = useTranslation()
  const { family_type } = form.values
  return (
    <>
      <Radio.Group
        label={t('register.family_type')}
        value={family_type}
        required
        error={form.error('family_type')}
        onChange={(type) => form.set('family_type', type as Values['family_type'])}
      >
        <div className={choices.choices}>
          {roles.map(({ type, name, hint }, at) => (
            <Radio
              key={type}
              className={choices.choice}
              value={type}
              label={
                <>
                  {t(name)}
                  <span className={choices.price}>{t(hint)}</span>
                </>
              }
              disabled={memberOnly && type === '1'}
              {...(at === (memberOnly ? 1 : 0) && form.mark('family_type'))}
            />
          ))}
        </div>
      </Radio.Group>
      {family_type === '2' && (
        <TextInput
          label={t('register.family_code')}
          description={t('register.family_code_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          maxLength={40}
          {...form.text('family_code')}
        />
      )}
    </>
  )
}
