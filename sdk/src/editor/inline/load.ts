import { type ComponentType, lazy } from 'react'

/** A component in a chunk of its own. */
export interface Fetched<Props> {
  load(): Promise<unknown>
  /** What draws it: the component itself where it is there, since React keeps a stand-in for up to 300 ms once it was shown. */
  component(): ComponentType<Props>
}

export function fetched<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Fetched<Props> {
  let there: ComponentType<Props> | undefined
  let waiting: ComponentType<Props> | undefined
  const get = () =>
    load().then(
      (chunk) => {
        there = chunk.default
        return chunk
      },
      (error: unknown) => {
        // The next text that is edited asks for it again.
        waiting = undefined
        throw error
      },
    )
  const component = () => {
    if (there) return there
    waiting ??= lazy(get)
    return waiting
  }
  return { load: get, component }
}

/** The two text engines, since most visits to the editor only look. */
export const plainText = fetched(() => import('./plain-text.tsx'))
export const richText = fetched(() => import('./rich-text.tsx'))

/** Fetch the text engines ahead of time, when the editor has nothing else to do, so that the first double click is instant. */
export async function prepareInlineText(): Promise<void> {
  await Promise.all([plainText.load(), richText.load()])
}
