import { addressIn, isPictureAddress, isVideoAddress } from './addresses.ts'

/** What a clipboard holds that other programs have written. */
export interface Offer {
  readonly html: string
  readonly text: string
  /** Only the words are wanted: paste without formatting. */
  readonly isPlain: boolean
}

/** Programs for source text give it colours in HTML: what was copied is the text. */
const sourceTypes = ['vscode-editor-data', 'application/vnd.code.copymetadata']

export function offerIn(data: Pick<DataTransfer, 'types' | 'getData'>, isPlain: boolean): Offer | undefined {
  const isSource = sourceTypes.some((type) => data.types.includes(type))
  const html = isPlain || isSource ? '' : data.getData('text/html')
  const text = data.getData('text/plain')
  return html.trim() === '' && text.trim() === '' ? undefined : { html, text, isPlain }
}

/** Whether it is more than a text that is being written can take in: then it becomes blocks. */
export function isStructured({ html, text, isPlain }: Offer, within: 'words' | 'rich text'): boolean {
  if (isPlain) return false
  if (html !== '') {
    if (/<(h[1-6]|table|img|blockquote|hr|pre)[\s>/]|mso-list:/i.test(html)) return true
    return within === 'words' && (/<li[\s>]/i.test(html) || (html.match(/<p[\s>]/gi)?.length ?? 0) > 1)
  }
  const address = addressIn(text)
  if (address !== undefined) return isPictureAddress(address) || isVideoAddress(address)
  return within === 'words'
    ? /\n[ \t]*\n/.test(text.trim().replaceAll('\r', ''))
    : /^(#{1,6} \S|> ?\S|[-*_]{3,}\s*$|\|.*\||(```|~~~))/m.test(text)
}

/** A picture that was copied comes as a file, and its address beside it; words come with a picture of them. */
export const isOnlyFiles = (offer: Offer | undefined): boolean =>
  offer === undefined || (offer.text.trim() === '' && offer.html.replaceAll(/<[^<>]*>/g, '').trim() === '')
