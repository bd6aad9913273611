import { useSortableRow } from '@ashlar/sdk/editor'
import { ChipsInput } from '@ashlar/sdk/forms'
import { Icon, IconButton, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { FormAttribute } from './product-form.ts'

export interface AttributeRowProps {
  readonly attribute: FormAttribute
  readonly title: string
  readonly takesFocus: boolean
  readonly onName: (name: string) => void
  readonly onValues: (values: readonly string[]) => void
  readonly onRemove: () => void
}

/** One attribute: its name and its values. */
export function AttributeRow({ attribute, title, takesFocus, onName, onValues, onRemove }: AttributeRowProps) {
  const t = useTexts('store')
  const sortable = useSortableRow(attribute.key)
  const [name, setName] = useState(attribute.name)
  // The variants follow when the name is whole, not with each keystroke.
  const keep = () => name.trim() !== attribute.name && onName(name.trim())
  return (
    <li {...sortable.row}>
      <button {...sortable.handle} type="button" className="blkitems__h" aria-label={t('Move {name}', { name: title })}>
        <Icon name="grip-vertical" size="sm" />
      </button>
      <div className="row wrap" style={{ padding: '6px 0' }}>
        <div style={{ width: 132 }}>
          <Input
            autoFocus={takesFocus}
            aria-label={t('Name of the attribute')}
            placeholder={t('Size')}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onBlur={keep}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              keep()
            }}
          />
        </div>
        <div className="grow" style={{ minWidth: 160 }}>
          <ChipsInput
            label={t('Values of {name}', { name: title })}
            placeholder={t('Small, Tall')}
            value={attribute.values}
            onChange={onValues}
          />
        </div>
      </div>
      <IconButton icon="trash-2" size="xs" label={t('Remove {name}', { name: title })} onClick={onRemove} />
    </li>
  )
}
