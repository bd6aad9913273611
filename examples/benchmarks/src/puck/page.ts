import { type ComponentData, type Config, Puck, type Slot } from '@puckeditor/core'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** One block of the page, as the measure hands it over: the same tree that our own editor is given. */
export interface GivenBlock {
  readonly id: string
  readonly text: string | null
  readonly children: readonly GivenBlock[]
}

type Components = { Box: { content: Slot }; Text: { text: string } }

const config: Config<Components> = {
  components: {
    Box: {
      fields: { content: { type: 'slot' } },
      render: ({ content: Content }) => createElement('div', { className: 'box' }, createElement(Content)),
    },
    Text: {
      fields: { text: { type: 'textarea' } },
      defaultProps: { text: 'Text' },
      render: ({ text }) => createElement('p', { className: 'leaf' }, text),
    },
  },
}

type Item = ComponentData<Components['Box']> | ComponentData<Components['Text']>

function itemOf({ id, text, children }: GivenBlock): Item {
  if (text !== null) return { type: 'Text', props: { id, text } }
  return { type: 'Box', props: { id, content: children.map(itemOf) } }
}

/** Puck as its documentation has it: one editor, a frame for the page, no plugin. */
function editor(content: readonly GivenBlock[]): ReactNode {
  const data = { root: { props: {} }, content: content.map(itemOf), zones: {} }
  return createElement(Puck, { config, data: data as never, iframe: { enabled: true } })
}

const given: unknown = Reflect.get(globalThis, 'givenBlocks')
const root = document.getElementById('root')
if (root && Array.isArray(given)) createRoot(root).render(editor(given))
