import { definePatterns, type InitialNode, type Pattern } from '@ashlar/sdk'

const block = (
  type: string,
  props: Readonly<Record<string, unknown>> = {},
  ...children: readonly InitialNode[]
): InitialNode => ({
  ...{ type, props, children },
})
const text = (words: string, props: Readonly<Record<string, unknown>> = {}) => block('text', { text: words, ...props })
const section = (props: Readonly<Record<string, unknown>>, ...blocks: readonly InitialNode[]) =>
  block('section', props, block('container', {}, ...blocks))
const dark = { background: { desktop: { backgroundColor: 'dark' } } }

const hero: Pattern = {
  id: 'hero-plain',
  title: 'Plain hero',
  group: 'hero',
  keywords: ['headline', 'start'],
  blocks: [
    section(
      dark,
      text('Say what you do in one clear line', { tag: 'h1' }),
      text('Two sentences for somebody who has never heard of you.'),
      block('button', { text: 'Get in touch' }),
    ),
  ],
}
const columns: Pattern = {
  id: 'features-two-columns',
  title: 'Two columns of features',
  group: 'features',
  keywords: ['services', 'benefits'],
  blocks: [
    section(
      {},
      text('Two reasons', { tag: 'h2' }),
      block(
        'row',
        { columns: 2 },
        block('column', {}, text('First', { tag: 'h3' }), text('Because it works.')),
        block('column', {}, text('Second', { tag: 'h3' }), text('Because it lasts.')),
      ),
    ),
  ],
}
const action: Pattern = {
  id: 'call-to-action-band',
  title: 'Band with a button',
  group: 'call-to-action',
  blocks: [section({}, text('Shall we talk?', { tag: 'h2' }), block('button', { text: 'Write to us' }))],
}

export default definePatterns({
  patterns: [hero, columns, action],
  pages: [
    {
      id: 'home',
      title: 'Home',
      description: 'Says what you do and asks visitors to get in touch.',
      blocks: [...hero.blocks, ...columns.blocks, ...action.blocks],
    },
    {
      id: 'contact',
      title: 'Contact',
      description: 'How visitors reach you.',
      blocks: [...action.blocks],
    },
  ],
  sites: [
    {
      id: 'small-business',
      title: 'Small business',
      description: 'A home page and a page with your contact details.',
      pages: [
        { title: 'Home', slug: '', page: 'home' },
        { title: 'Contact', slug: 'contact', page: 'contact' },
      ],
    },
  ],
})
