import type { Static, TObject } from 'typebox'
import { Value } from 'typebox/value'
import { itemsByNumber } from '../../content/items-by-number.ts'
import { confirm } from '../../ui/confirm.tsx'
import { Input } from '../../ui/input.tsx'
import { useTexts } from '../../ui/texts.ts'
import { type ControlProps, type FieldControl, field } from '../define.ts'
import { ItemsControl } from './items.tsx'
import type { ItemsOptions } from './options.ts'

export type CountedItemsOptions<Item extends TObject = TObject> = ItemsOptions<Item> & {
  readonly region: string
  readonly most: number
  /** The item with which the list goes on when only its number was said. */
  readonly usual: (number: number) => Counted<Item>
}

type Counted<Item extends TObject> = Static<Item> & { readonly id: string }

/**
 * A list of items and the prop that says how many there are: each writes the other along. Before blocks would go with
 * an item that the number leaves out, it asks.
 */
export function countedItems<const Count extends string, const Name extends string, Item extends TObject>(
  count: Count,
  list: Name,
  options: CountedItemsOptions<Item>,
): readonly [FieldControl<Count>, FieldControl<Name>] {
  const names = { count, list, options }
  const number = (props: ControlProps) => <CountControl {...props} {...names} />
  const rows = (props: ControlProps) => <ListControl {...props} {...names} />
  return [
    field(count, { control: 'component', component: number }),
    field(list, { control: 'component', component: rows }),
  ]
}

interface CountedProps<Item extends TObject> extends ControlProps {
  readonly count: string
  readonly list: string
  readonly options: CountedItemsOptions<Item>
}

function CountControl<Item extends TObject>(control: CountedProps<Item>) {
  const t = useTexts('admin')
  const { id, label, value, count, list, options, update, holds } = control
  const { region, most, usual, titleOf } = options
  const change = async (next: number) => {
    if (!Number.isInteger(next) || next < 1 || next > most) return
    const stored = storedItems(control)
    const items = itemsByNumber(stored, Math.max(next, stored.length), usual)
    const filled = items.slice(next).filter((each) => holds(`${region}:${each.id}`))
    const description = t('{names} and the blocks in it are removed.', {
      names: filled.map((each) => `“${titleOf(each)}”`).join(', '),
    })
    const detail = t('You can undo this.')
    if (filled.length > 0 && !(await confirm({ description, detail, destructive: true }))) return
    update({ [count]: next, [list]: items.slice(0, next) })
  }
  return (
    <Input
      id={id}
      size="sm"
      type="number"
      aria-label={label}
      min={1}
      max={most}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => void change(target.valueAsNumber)}
    />
  )
}

function ListControl<Item extends TObject>(control: CountedProps<Item>) {
  const { count, list, options, props, update } = control
  const number = props[count]
  const shown = itemsByNumber(storedItems(control), typeof number === 'number' ? number : 1, options.usual)
  const change = (next: unknown) => {
    if (Array.isArray(next) && next.length > 0) update({ [list]: next, [count]: next.length })
  }
  return <ItemsControl {...control} value={shown} change={change} />
}

function storedItems<Item extends TObject>({ props, list, options }: CountedProps<Item>): readonly Counted<Item>[] {
  const items = props[list]
  const isItem = (each: unknown): each is Counted<Item> => Value.Check(options.item, each)
  return Array.isArray(items) ? items.filter(isItem) : []
}
