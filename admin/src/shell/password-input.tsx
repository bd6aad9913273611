import { type ControlTies, IconButton, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

export interface PasswordInputProps {
  readonly ties: ControlTies
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isNew?: boolean
  readonly autoFocus?: boolean
}

/** A password that its reader may look at. */
export function PasswordInput({ ties, value, onChange, isNew = false, autoFocus = false }: PasswordInputProps) {
  const t = useTexts('admin')
  const [isShown, setShown] = useState(false)
  return (
    <Input
      {...ties}
      size="lg"
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      maxLength={1024}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? t('Hide password') : t('Show password')}
          size="xs"
          tooltip={false}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
