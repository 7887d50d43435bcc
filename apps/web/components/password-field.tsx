import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

export function PasswordField(props: TextInputProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon
          color="gray"
          aria-label={t(shown ? 'login.hide_password' : 'login.show_password')}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? IconEyeOff : IconEye} size={22} />
        </ActionIcon>
      }
    />
  )
}
