import { InlineWords } from './inline-words.ts'
import { noMarks } from './marks.ts'

/** Words as a paragraph of rich text. */
export function paragraph(text: string): string {
  const words = new InlineWords()
  words.add(text, noMarks, '')
  return `<p>${words.html()}</p>`
}

/** The words of rich text that was written here, its lines under each other. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<br \/>|<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n')
    .trim()
}
