import type { BlockProps } from '@ashlar/sdk'
import {
  type CanvasProps,
  type ControlProps,
  defineBlockEditor,
  field,
  InlineText,
  items,
  newItemId,
  panel,
} from '@ashlar/sdk/editor'
import { confirm, Input, useTexts } from '@ashlar/sdk/ui'
import { Value } from 'typebox/value'
import { AccordionItem, accordion, mostItems } from './block.ts'
import { itemsShown } from './items-shown.ts'

type Item = BlockProps<typeof accordion>['items'][number]

/** The number of items, which the list follows: before blocks would go with an item, it asks (OPEN-228). */
function NumberControl({ id, label, value, props, update, holds }: ControlProps) {
  const t = useTexts('admin')
  const change = async (numberOfItems: number) => {
    if (!Number.isInteger(numberOfItems) || numberOfItems < 1 || numberOfItems > mostItems) return
    const list = itemsShown({ items: itemsIn(props), numberOfItems: Math.max(numberOfItems, itemsIn(props).length) })
    const filled = list.slice(numberOfItems).filter((item) => holds(`item:${item.id}`))
    const description = t('{names} and the blocks in it are removed.', {
      names: filled.map(({ title }) => `“${title}”`).join(', '),
    })
    const detail = t('Undo brings them back.')
    if (filled.length > 0 && !(await confirm({ description, detail, destructive: true }))) return
    update({ numberOfItems, items: list.slice(0, numberOfItems) })
  }
  return (
    <Input
      id={id}
      size="sm"
      type="number"
      aria-label={label}
      min={1}
      max={mostItems}
      value={typeof value === 'number' ? value : 3}
      onChange={({ target }) => void change(target.valueAsNumber)}
    />
  )
}

const itemsIn = (props: Readonly<Record<string, unknown>>): Item[] =>
  Array.isArray(props['items']) ? props['items'].filter((each): each is Item => Value.Check(AccordionItem, each)) : []

/** The list of items, with as many as the number says; it writes the number along. */
const { component: List } = items('items', {
  noun: 'Item',
  item: AccordionItem,
  fields: ['title'],
  empty: 'No Items',
  blank: () => ({ id: newItemId(), title: '' }),
  titleOf: ({ title }) => title,
  region: 'item',
  most: mostItems,
})

function ItemsControl(props: ControlProps) {
  const numberOfItems = typeof props.props['numberOfItems'] === 'number' ? props.props['numberOfItems'] : 3
  const change = (list: unknown) => {
    if (Array.isArray(list) && list.length > 0) props.update({ items: list, numberOfItems: list.length })
  }
  return List && <List {...props} value={itemsShown({ items: itemsIn(props.props), numberOfItems })} change={change} />
}

function AccordionCanvas({ props, root, region, update, done }: CanvasProps<typeof accordion>) {
  const shown = itemsShown(props)
  return (
    <div {...root} {...(props.darkMode && { 'data-bg': 'dark' })}>
      {shown.map((item) => (
        <details key={item.id} open>
          {/* Space would fold a summary instead of writing a space. */}
          <InlineText
            as="div"
            className="summary"
            ariaLabel="Title"
            value={item.title}
            onChange={(title) =>
              title.trim() !== '' &&
              update({ items: shown.map((each) => (each.id === item.id ? { ...each, title } : each)) })
            }
            onDone={done}
          />
          <div>{region(`item:${item.id}`)}</div>
        </details>
      ))}
    </div>
  )
}

export default defineBlockEditor(accordion, {
  panels: [
    panel('Items', [
      field('numberOfItems', { control: 'component', component: NumberControl }),
      field('items', { control: 'component', component: ItemsControl }),
    ]),
    panel('Options', ['darkMode']),
  ],
  canvas: AccordionCanvas,
  summary: (props) =>
    itemsShown(props)
      .map(({ title }) => title)
      .join(', '),
})
