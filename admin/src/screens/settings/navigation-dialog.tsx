import { IconField } from '@ashlar/sdk/editor'
import { type FieldControlProps, FormDialog, type OwnControls, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import type { Static, TObject } from 'typebox'

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
  const words = { noun: t(noun) }
  return (
    <FormDialog
      title={isNew ? t('Add {noun}', words) : t('Edit {noun}', words)}
      size="sm"
      submit={isNew ? t('Add') : t('Apply')}
      schema={schema}
      initial={item}
      save={onSave}
      onClose={onClose}
    >
      {(form) =>
        fields.map((name) => <SchemaField key={name} form={form} name={name} controls={controls} options={kinds} />)
      }
    </FormDialog>
  )
}

const kinds = { button: 'Button', icon: 'Icon', link: 'Plain link' }

function IconControl({ ties, label, value, onChange }: FieldControlProps) {
  return <IconField id={ties.id} label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />
}

const controls: OwnControls = { icon: IconControl }
