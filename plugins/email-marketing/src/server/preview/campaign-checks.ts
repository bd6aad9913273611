import type { RenderedMail } from '@ashlar/sdk/server'
import type { CampaignCheck } from '../../contract.ts'

/** Bytes of HTML beyond which Gmail cuts a mail off, with the link to unsubscribe. */
const mostBytes = 102 * 1024
/** Characters of a subject that most mail programs show. */
const longestSubject = 70

const hint = (id: CampaignCheck['id'], message: string): CampaignCheck => ({ id, refuses: false, message })

/** What to look at in a mail before it is sent; nothing of it stands in the way of sending. */
export function hintsOn(
  { html, leftOut }: Pick<RenderedMail, 'html' | 'leftOut'>,
  { subject, preheader }: { readonly subject: string; readonly preheader: string },
  known: ReadonlySet<string>,
): CampaignCheck[] {
  const hints: CampaignCheck[] = []
  const pictures = html.match(/<img\b[^<>]*>/g) ?? []
  const silent = pictures.filter((picture) => !/\balt="[^"]/.test(picture)).length
  if (silent > 0) {
    const which = silent === 1 ? 'One picture has' : `${silent} pictures have`
    hints.push(hint('alt-texts', `${which} no alternative text. Many readers see emails without pictures.`))
  }
  const size = Buffer.byteLength(html)
  if (size > mostBytes) {
    const kilobytes = Math.ceil(size / 1024)
    hints.push(hint('size', `The email has ${kilobytes} KB. Gmail cuts off what is beyond 102 KB.`))
  }
  if (leftOut.length > 0) {
    hints.push(hint('left-out', `These blocks can’t be shown in an email and are left out: ${leftOut.join(', ')}.`))
  }
  const unknown = placesIn(`${subject} ${preheader} ${html}`).filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const names = unknown.map((name) => `{{${name}}}`).join(', ')
    hints.push(hint('fields', `Nothing is known to fill in for ${names}. Readers see it as it stands.`))
  }
  if (subject.length > longestSubject) {
    hints.push(
      hint('length', `The subject has ${subject.length} characters. Most email programs show about ${longestSubject}.`),
    )
  }
  return hints
}

/** Names of the places that have no fallback. */
function placesIn(text: string): string[] {
  const found = [...text.matchAll(/\{\{([a-z][a-z0-9_]{0,59})\}\}/g)].flatMap(([, name]) => name ?? [])
  return [...new Set(found)].filter((name) => !/^(unsubscribe_url|opened_url|link_\d+)$/.test(name))
}

/** A check for links that do not answer; undefined where all do. */
export function brokenLinks(broken: readonly string[]): CampaignCheck | undefined {
  if (broken.length === 0) return undefined
  const which = broken.length === 1 ? 'This link does' : 'These links do'
  return hint('links', `${which} not answer: ${broken.slice(0, 5).join(', ')}`)
}
