import type { Form } from '@ashlar/sdk/forms'
import { Field, IconButton, Input, Menu, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef } from 'react'
import type { CampaignForm } from './campaign-form.ts'
import { type PersonalField, placeholderOf } from './personal-fields.ts'

interface PersonalTextFieldProps {
  readonly form: Form<typeof CampaignForm>
  readonly name: 'subject' | 'preheader'
  readonly label: string
  readonly hint: string
  readonly fields: readonly PersonalField[]
  readonly disabled: boolean
}

/** One line of an email, into which the name of each reader can be put. */
export function PersonalTextField({ form, name, label, hint, fields, disabled }: PersonalTextFieldProps) {
  const t = useTexts('email_marketing')
  const input = useRef<HTMLInputElement>(null)
  /** Where it goes once the value is drawn. */
  const caret = useRef<number>(undefined)
  const value = form.values[name]
  const insert = (field: PersonalField) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const from = selectionStart ?? value.length
    const text = placeholderOf(field)
    form.change(name, `${value.slice(0, from)}${text}${value.slice(selectionEnd ?? from)}`)
    caret.current = from + text.length
  }
  useEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <Field id={form.idOf(name)} label={label} hint={hint} error={form.errors[name]}>
      {(ties) => (
        <Input
          {...ties}
          ref={input}
          value={value}
          maxLength={200}
          disabled={disabled}
          onChange={({ target }) => form.change(name, target.value)}
          onBlur={() => form.leave(name)}
          suffix={
            !disabled && (
              <Menu
                trigger={
                  <IconButton
                    icon="user-round-plus"
                    size="xs"
                    label={t('Insert a personal field into “{field}”', { field: label })}
                    tooltip={t('Insert personal field')}
                  />
                }
                entries={[
                  { heading: t('Insert personal field') },
                  ...fields.map((field) => ({
                    label: field.title,
                    onSelect: () => insert(field),
                    goesOnAt: () => input.current,
                  })),
                ]}
              />
            )
          }
        />
      )}
    </Field>
  )
}
