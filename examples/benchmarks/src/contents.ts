import type { Content, ContentNode } from '@ashlar/sdk'

const words =
  'Rope is made by walking. You need a room as long as the rope, and you go up and down it all day. When we found the place empty, the room was already telling us how to run a workshop.'

/** A page of so many blocks: headings, texts, rich texts, pictures and buttons in sections of two columns. */
export function contentOf(count: number): Content {
  const nodes: Record<string, ContentNode> = {}
  const add = (id: string, type: string, parent: string | null, props: Record<string, unknown> = {}) => {
    nodes[id] = { type, version: 1, props, parent, children: [] }
    if (parent !== null) nodes[parent]?.children.push(id)
    return id
  }
  const size = () => Object.keys(nodes).length
  add('root', 'wrapper', null)
  for (let number = 1; size() < count; number += 1) {
    const section = add(`section-${number}`, 'section', 'root', {
      background: { desktop: { backgroundColor: number % 2 === 0 ? 'light' : '' } },
    })
    if (size() === count) break
    const container = add(`container-${number}`, 'container', section, { alignment: { desktop: { gap: 48 } } })
    if (size() + 3 > count) {
      while (size() < count) add(`text-${number}-${size()}`, 'text', container, { text: words })
      break
    }
    const row = add(`row-${number}`, 'row', container, { columns: 2 })
    for (const side of ['a', 'b']) {
      const column = add(`column-${number}${side}`, 'column', row)
      for (const [type, props] of leaves(number)) {
        if (size() < count - (side === 'a' ? 1 : 0)) add(`${type}-${number}${side}-${size()}`, type, column, props)
      }
    }
  }
  return { rootNodeId: 'root', nodes }
}

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

function leaves(number: number): readonly (readonly [type: string, props: Record<string, unknown>])[] {
  return [
    ['text', { ...flat, tag: 'h2', text: `Part ${number}` }],
    ['text', { ...flat, text: words }],
    ['textbox', { ...flat, text: `<p>${words}</p><ul><li>One</li><li>Two</li></ul>` }],
    ['image', { ...flat, src: 'https://pictures.example.com/shed.webp', altText: 'The shed' }],
    ['button', { text: 'Book the bench', href: '/contact' }],
  ]
}
