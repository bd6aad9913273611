import { type ComponentType, type Context, createContext, useContext, useMemo, useState } from 'react'
import type { Static, TObject } from 'typebox'
import type { FieldMessages } from '../../forms/check.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import type { OwnControls } from '../../forms/schema-control.tsx'
import { SchemaField } from '../../forms/schema-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { MediaField } from '../../media/media-field.tsx'
import { IconButton } from '../../ui/button.tsx'
import type { FieldControlProps } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Input } from '../../ui/input.tsx'
import { useTexts } from '../../ui/texts.ts'
import { pickIcon } from '../icons/pick-icon.ts'
import type { ItemControlProps, ItemsOptions } from './options.ts'

export interface ItemDialogProps<Item extends TObject> {
  readonly item: Static<Item>
  readonly items: readonly Static<Item>[]
  readonly isNew: boolean
  readonly options: ItemsOptions<Item>
  readonly onSave: (item: Static<Item>) => void
  readonly onClose: () => void
}

/** Add and Edit of one item. What was typed is checked as the server will check it, and kept until it fits. */
export default function ItemDialog<Item extends TObject>(props: ItemDialogProps<Item>) {
  const { item, items, isNew, options, onSave, onClose } = props
  const t = useTexts('admin')
  const noun = t(options.noun)
  const messages = useMemo(() => spoken(options.messages, t), [options.messages, t])
  const hints: Readonly<Record<string, string | undefined>> = options.hints ?? {}
  const hintOf = (name: string) => {
    const hint = hints[name]
    return hint === undefined ? undefined : t(hint)
  }
  const [own] = useState(() => ownControls(options, { item, items }))
  const fieldsOf = ({ values }: Form<Item>) =>
    typeof options.fields === 'function' ? options.fields(values) : options.fields
  return (
    <FormDialog
      title={isNew ? t('Add {noun}', { noun }) : t('Edit {noun}', { noun })}
      size="sm"
      submit={isNew ? t('Add') : t('Apply')}
      schema={options.item}
      initial={item}
      messages={messages}
      {...(options.check ? { rules: options.check } : {})}
      save={onSave}
      onClose={onClose}
    >
      {(form) => (
        <own.Place value={{ item: form.values, items }}>
          {fieldsOf(form).map((name) => (
            <SchemaField
              key={name}
              form={following(form, options)}
              name={name}
              hint={hintOf(name)}
              controls={own.controls}
              {...(options.words ? { options: options.words } : {})}
            />
          ))}
        </own.Place>
      )}
    </FormDialog>
  )
}

/** A block's sentences in the language of who edits. */
const spoken = (messages: FieldMessages = {}, t: (text: string) => string): FieldMessages =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, t(message)]))

type ItemPlace<Item extends TObject> = Pick<ItemControlProps<Item>, 'item' | 'items'>

/** Controls of the form, made once: one that were made anew with every change would lose the focus. */
function ownControls<Item extends TObject>(options: ItemsOptions<Item>, place: ItemPlace<Item>) {
  const Place: Context<ItemPlace<Item>> = createContext(place)
  const placed: Record<string, OwnControls[string]> = {}
  for (const [name, Own] of Object.entries<ComponentType<ItemControlProps<Item>> | undefined>(options.controls ?? {})) {
    if (Own) placed[name] = (props) => <Own {...props} {...useContext(Place)} />
  }
  return { Place, controls: { ...controls, ...placed } }
}

/** The form, whose changes bring along what follows from them. */
function following<Item extends TObject>(form: Form<Item>, { follows }: ItemsOptions<Item>): Form<Item> {
  if (!follows) return form
  return {
    ...form,
    change: (name, value) => {
      form.change(name, value)
      const next = { ...form.values, [name]: value }
      const changes: readonly (readonly [string, unknown])[] = Object.entries(follows(next, name as never))
      for (const [other, along] of changes) form.change(other as never, along as never)
    },
  }
}

function PictureControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  return (
    <MediaField
      size="sm"
      id={ties.id}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onLeave}
    />
  )
}

/** An icon by its name, typed or picked. */
function IconControl({ ties, value, onChange, onLeave }: FieldControlProps) {
  const t = useTexts('admin')
  const name = typeof value === 'string' ? value : ''
  const choose = async () => {
    const chosen = await pickIcon(name)
    if (chosen !== false) onChange(chosen)
  }
  return (
    <Input
      {...ties}
      value={name}
      placeholder="arrow-right"
      prefix={name === '' ? undefined : <Icon name={name} />}
      suffix={<IconButton size="xs" icon="search" label={t('Choose from all')} onClick={() => void choose()} />}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      onBlur={onLeave}
    />
  )
}

const controls: OwnControls = { picture: PictureControl, icon: IconControl }
