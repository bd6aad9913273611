import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { accordion } from './block.ts'
import { itemsShown } from './items-shown.ts'

/**
 * Opens and closes without a script. In the canvas all items are open, so that something can be put into each. Questions
 * and their answers say so to search engines (ux.md 3d): at the elements that are there, since a copy of the answers in
 * JSON-LD would double the page.
 */
function Accordion({ id, props, root, region, view }: BlockComponentProps<typeof accordion>) {
  const isCanvas = view.mode === 'canvas'
  const items = itemsShown(props)
  const isFaq = items.every(({ title }) => isQuestion(title))
  const marks = isFaq ? faq : noMarks
  return (
    <div {...root} {...(props.darkMode && { 'data-bg': 'dark' })} {...marks.list}>
      {items.map((item, index) => (
        <details
          key={item.id}
          {...(!isCanvas && { name: `${id}-items` })}
          open={isCanvas || index === 0}
          {...marks.item}
        >
          <summary {...marks.question}>{item.title}</summary>
          <div {...marks.answer}>
            {isFaq ? <div itemProp="text">{region(`item:${item.id}`)}</div> : region(`item:${item.id}`)}
          </div>
        </details>
      ))}
    </div>
  )
}

/** As English, Arabic, Greek, Chinese and Japanese end a question. */
const isQuestion = (title: string): boolean => /[?؟;？]\s*$/u.test(title)

const typed = (type: string) => ({ itemScope: true, itemType: `https://schema.org/${type}` })
const faq = {
  list: typed('FAQPage'),
  item: { itemProp: 'mainEntity', ...typed('Question') },
  question: { itemProp: 'name' },
  answer: { itemProp: 'acceptedAnswer', ...typed('Answer') },
}
const noMarks = { list: {}, item: {}, question: {}, answer: {} }

export default defineBlockRenderer(accordion, Accordion)
