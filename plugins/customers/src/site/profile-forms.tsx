import type { FormNotice } from '@ashlar/sdk/site'
import { countryCodes } from '../account/country-codes.ts'
import {
  changeOwnEmail,
  changeOwnPassword,
  changeOwnProfile,
  closeOwnAccount,
  type OwnProfile,
} from '../contract/account-calls.ts'
import { type AccountField, AccountForm } from './account-form.tsx'
import { words } from './visitor-texts.ts'

interface FormProps {
  readonly language: string
  readonly notice: FormNotice | null
}

export function AddressForm({ language, notice, own }: FormProps & { readonly own: OwnProfile }) {
  const t = words(language)
  const text = (name: keyof OwnProfile, label: string, autoComplete: string, maxLength: number): AccountField => ({
    ...{ name, label, autoComplete, maxLength, value: own[name] },
  })
  return (
    <AccountForm
      {...{ language, notice, name: 'profile', action: changeOwnProfile.path, submit: t.save, done: t.doneProfile }}
      fields={[
        { ...text('firstname', t.firstname, 'given-name', 80), isRequired: true, isHalf: true },
        { ...text('lastname', t.lastname, 'family-name', 80), isHalf: true },
        { ...text('company', t.company, 'organization', 120), isHalf: true },
        { ...text('phone', t.phone, 'tel', 40), type: 'tel', isHalf: true },
        text('address', t.address, 'address-line1', 200),
        text('address_2', t.address2, 'address-line2', 200),
        { ...text('postal', t.postal, 'postal-code', 20), isHalf: true },
        { ...text('city', t.city, 'address-level2', 100), isHalf: true },
        { ...text('province', t.province, 'address-level1', 100), isHalf: true },
        { ...text('country', t.country, 'country', 2), isHalf: true, choices: countries(language) },
      ]}
    />
  )
}

export function EmailForm({ language, notice }: FormProps) {
  const t = words(language)
  return (
    <AccountForm
      {...{ language, notice, name: 'email', action: changeOwnEmail.path, submit: t.changeEmail }}
      done={t.doneEmailSent}
      fields={[
        {
          ...{ name: 'email', label: t.newEmail, type: 'email', autoComplete: 'email', isRequired: true },
          maxLength: 254,
        },
        currentPassword(t.currentPassword),
      ]}
    />
  )
}

export function PasswordForm({ language, notice }: FormProps) {
  const t = words(language)
  return (
    <AccountForm
      {...{ language, notice, name: 'password', action: changeOwnPassword.path, submit: t.changePassword }}
      done={t.donePassword}
      fields={[
        currentPassword(t.currentPassword),
        {
          ...{ name: 'password', label: t.newPassword, type: 'password', autoComplete: 'new-password' },
          ...{ isRequired: true, hint: t.passwordHint, maxLength: 1024 },
        },
      ]}
    />
  )
}

export function CloseForm({ language, notice }: FormProps) {
  const t = words(language)
  return (
    <AccountForm
      {...{ language, notice, name: 'close', action: closeOwnAccount.path, submit: t.close, variant: 'danger' }}
      fields={[currentPassword(t.currentPassword)]}
    />
  )
}

const currentPassword = (label: string): AccountField => ({
  ...{ name: 'currentPassword', label, type: 'password', autoComplete: 'current-password', isRequired: true },
  maxLength: 1024,
})

function countries(language: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const known = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))
  return [
    { value: '', label: words(language).noCountry },
    ...known.toSorted((a, b) => a.label.localeCompare(b.label, language)),
  ]
}
