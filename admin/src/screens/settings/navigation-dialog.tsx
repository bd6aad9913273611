import { IconField } from '@ashlar/sdk/editor'
import { type FieldControlProps, type OwnControls, SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'
import { useId } from 'react'
import type { Static, TObject } from 'typebox'
import { AddressControl } from './address-control.tsx'

export interface NavigationDialogProps<Item extends TObject> {
  readonly noun: string
  readonly schema: Item
  readonly fields: readonly Extract<keyof Item['properties'], string>[]
  readonly item: Static<Item>
  readonly isNew: boolean
  readonly onSave: (item: Static<Item>) => void
  readonly onClose: () => void
}

/** One item of the navigation. What was typed is checked as the server will check it, and kept until it fits. */
export function NavigationDialog<Item extends TObject>(props: NavigationDialogProps<Item>) {
  const { noun, schema, fields, item, isNew, onSave, onClose } = props
  const t = useTexts('admin')
  const formId = useId()
  const form = useForm({
    schema,
    initial: item,
    save: async (values) => {
      onSave(values)
      return values
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? t('Add {noun}', { noun: t(noun) }) : t('Edit {noun}', { noun: t(noun) })}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {isNew ? t('Add') : t('Apply')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        noValidate
        onSubmit={(event) => {
          // In React's tree the dialog stands in the form of the settings, which is not sent by it.
          event.preventDefault()
          event.stopPropagation()
          void form.submit()
        }}
      >
        {fields.map((name) => (
          <SchemaField key={name} form={form} name={name} controls={controls} options={kinds} />
        ))}
      </form>
    </Dialog>
  )
}

const kinds = { button: 'Button', icon: 'Icon', link: 'Plain link' }

function IconControl({ ties, label, value, onChange }: FieldControlProps) {
  return <IconField id={ties.id} label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />
}

const controls: OwnControls = { url: AddressControl, icon: IconControl }
