/** Loaders of the two text engines; a chunk of their own, since most visits to the editor only look. */
export const loadPlainText = () => import('./plain-text.tsx')
export const loadRichText = () => import('./rich-text.tsx')

/** Fetch the text engines ahead of time, when the editor has nothing else to do, so that the first double click is instant. */
export async function prepareInlineText(): Promise<void> {
  await Promise.all([loadPlainText(), loadRichText()])
}
