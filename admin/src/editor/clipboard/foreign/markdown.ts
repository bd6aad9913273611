import MarkdownIt, { type Token } from 'markdown-it'

const reader = new MarkdownIt({ linkify: true })

// Boxes of a list of tasks are signs here: a page has no use for what can't be ticked.
reader.core.ruler.push('tasks', ({ tokens }) => {
  for (const [at, { type, children }] of tokens.entries()) {
    const first = children?.[0]
    if (type !== 'inline' || first === undefined || tokens[at - 2]?.type !== 'list_item_open') continue
    first.content = first.content.replace(/^\[[ xX]\] /, (box) => (box === '[ ] ' ? '☐ ' : '☑ '))
  }
})

/** Letters by which it is told whether a text is Markdown. */
const mostLooked = 100_000

/**
 * Whether a text is written in Markdown. Careful: a lone star, number sign or item is none, and what is no Markdown stays
 * as it was typed.
 */
export function isMarkdown(text: string): boolean {
  const tokens = reader.parse(text.slice(0, mostLooked), {})
  const items = tokens.filter(({ type }) => type === 'list_item_open').length
  return items > 1 || tokens.some((token) => isSign(token) || (token.children ?? []).some(isSign))
}

const signs = ['fence', 'table_open', 'blockquote_open', 'image', 'strong_open']

function isSign({ type, markup }: Token): boolean {
  if (type === 'heading_open') return markup.startsWith('#')
  // An address that only stands there is no sign.
  return type === 'link_open' ? markup === '' : signs.includes(type)
}

/** Markdown as HTML; HTML in it is only words. It is read like any other document, so it can hold nothing that could not. */
export const markdownHtml = (text: string): string => reader.render(text)
