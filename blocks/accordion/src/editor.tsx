import { type CanvasProps, countedItems, defineBlockEditor, InlineText, newItemId, panel } from '@ashlar/sdk/editor'
import { AccordionItem, accordion, mostItems, usualItem } from './block.ts'
import { itemsShown } from './items-shown.ts'

function AccordionCanvas({ props, root, region, update, done }: CanvasProps<typeof accordion>) {
  const shown = itemsShown(props)
  return (
    <div {...root} {...(props.darkMode && { 'data-bg': 'dark' })}>
      {shown.map((item) => (
        <details key={item.id} open>
          {/* Without one the browser draws a line of its own. Not the title itself: space would fold it. */}
          <summary hidden />
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
    panel(
      'Items',
      countedItems('numberOfItems', 'items', {
        noun: 'Item',
        item: AccordionItem,
        fields: ['title'],
        empty: 'No Items',
        blank: () => ({ id: newItemId(), title: '' }),
        usual: usualItem,
        titleOf: ({ title }) => title,
        region: 'item',
        most: mostItems,
      }),
    ),
    panel('Options', ['darkMode']),
  ],
  canvas: AccordionCanvas,
  summary: (props) =>
    itemsShown(props)
      .map(({ title }) => title)
      .join(', '),
})
