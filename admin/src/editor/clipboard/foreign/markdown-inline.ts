import { escapedHtml } from '@ashlar/sdk'

// One after the other in one pass, so that nothing is read twice. None can run on over the end of the line.
const signs =
  /\\([\\`*_{}[\]()#+\-.!|~>])|(`+)([^`]|[^`].*?[^`])\2(?!`)|!\[([^\]]*)\]\(\s*<?([^\s()<>]*)>?[^)]*\)|\[([^\][]+)\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s+["'(][^)]*)?\)|<(https?:[^\s<>]+|[^\s<>@]+@[^\s<>@]+)>|(\*\*|__)(?=\S)(.+?)(?<=\S)\9|(~~)(?=\S)(.+?)(?<=\S)\11|(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])(.+?)(?<=[^\s])\13(?![\p{L}\p{N}*_])|(https?:\/\/[^\s<>()]+[^\s<>().,;:!?"'])/gu

/** Beyond it a line is only words: what is to be found in it grows with the square of its length. */
const longestLine = 4000
const deepest = 6

/** Words of Markdown as HTML: emphasis, code, links, pictures. */
export function inlineMarkdown(text: string, depth = 0): string {
  if (text.length > longestLine || depth > deepest) return escapedHtml(text)
  let html = ''
  let at = 0
  for (const found of text.matchAll(signs)) {
    html += escapedHtml(text.slice(at, found.index)) + elementOf(found, depth)
    at = found.index + found[0].length
  }
  return html + escapedHtml(text.slice(at))
}

function elementOf(found: RegExpMatchArray, depth: number): string {
  const [all, sign, ticks, code, alt, src, words, href, pointed, strong, bold, struck, gone, emphasis, slanted] = found
  const inner = (text: string) => inlineMarkdown(text, depth + 1)
  const link = (address: string, html: string) => `<a href="${escapedHtml(address)}">${html}</a>`
  if (sign !== undefined) return escapedHtml(sign)
  if (ticks !== undefined) return `<code>${escapedHtml((code ?? '').trim())}</code>`
  if (src !== undefined) return `<img src="${escapedHtml(src)}" alt="${escapedHtml(alt ?? '')}">`
  if (words !== undefined) return link(href ?? '', inner(words))
  if (pointed !== undefined)
    return link(
      pointed.includes('@') && !/^https?:/.test(pointed) ? `mailto:${pointed}` : pointed,
      escapedHtml(pointed),
    )
  if (strong !== undefined) return `<strong>${inner(bold ?? '')}</strong>`
  if (struck !== undefined) return `<s>${inner(gone ?? '')}</s>`
  if (emphasis !== undefined) return `<em>${inner(slanted ?? '')}</em>`
  return link(all, escapedHtml(all))
}
