/** A paragraph of a rich text that has just become something else than text. */
export interface TypedParagraph {
  readonly signs: '> ' | '---'
  /** What stood in it behind the signs. */
  readonly words: string
  /** Rich text around it; empty where there is none. */
  readonly before: string
  readonly after: string
}

const beginning = /<p(?: [^<>]*)?>(?:&gt;( |\u00a0|&nbsp;)((?:[^<]|<br \/>)*)|--(-))<\/p>/g

/**
 * The paragraph that begins with `> `, or says only `---`, since the last sign of that was typed; undefined for any other
 * change. Words that a quote would show differently, such as links, stay where they are.
 */
export function paragraphTyped(was: string, now: string): TypedParagraph | undefined {
  // The last sign is one character more, which the browser may spell in several.
  if (now.length <= was.length || now.length > was.length + '&nbsp;'.length) return undefined
  for (const found of now.matchAll(beginning)) {
    const [paragraph, space, words = '', dash] = found
    const end = found.index + paragraph.length
    const sign = space ?? dash ?? ''
    const at = dash === undefined ? found.index + paragraph.indexOf('>&gt;') + '>&gt;'.length : end - '-</p>'.length
    if (`${now.slice(0, at)}${now.slice(at + sign.length)}` !== was) continue
    return {
      signs: dash === undefined ? '> ' : '---',
      words: plain(words),
      before: now.slice(0, found.index),
      after: now.slice(end),
    }
  }
  return undefined
}

const plain = (html: string) =>
  html
    .replaceAll('<br />', '\n')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
