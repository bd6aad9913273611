import type { BounceReport } from '@ashlar/sdk/server'
import type { Attachment, Email } from 'postal-mime'

/** Types of the parts of a report; those of RFC 6533 are for addresses with other letters. */
const types = {
  status: /^message\/(?:global-)?delivery-status$/,
  feedback: /^message\/feedback-report$/,
  original: /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/(?:rfc822|global)-headers)$/,
}

/**
 * Codes (RFC 3463) of class 5 that say nothing of the address: its owner's mailbox is full, a server has troubles, or the
 * mail or its sender is not liked.
 */
const notTheAddress = /^5\.(?:1\.[78]|2\.[234]|4\.[67]|[3567]\.\d+)$/

/** What a mail reports: of bounces for good (RFC 3464) and of complaints (RFC 5965). None for any other mail. */
export async function reportsIn(source: Uint8Array): Promise<BounceReport[]> {
  // Loaded when there is something to read.
  const { default: PostalMime } = await import('postal-mime')
  const parse = (bytes: Uint8Array | string) =>
    PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: 256 * 1024 })
  const { attachments } = await parse(source)
  const part = (type: RegExp) => attachments.find(({ mimeType }) => type.test(mimeType.toLowerCase()))
  const original = part(types.original)
  if (original === undefined) return []
  const mail = await parse(`${textOf(original)}\r\n\r\n`)
  const messageId = mail.messageId ?? ''
  if (messageId === '') return []
  const status = part(types.status)
  if (status !== undefined) return bounces(fieldsOf(textOf(status)), messageId, mail)
  const feedback = part(types.feedback)
  return feedback === undefined ? [] : complaints(fieldsOf(textOf(feedback)), messageId, mail)
}

type Fields = ReadonlyMap<string, readonly string[]>

/** One report for each receiver: the first group of fields is of the whole mail. */
function bounces(groups: readonly Fields[], messageId: string, mail: Email): BounceReport[] {
  return groups.flatMap((group): BounceReport[] => {
    const status = first(group, 'status').split(/[\s(]/)[0] ?? ''
    if (first(group, 'action').toLowerCase() !== 'failed' || !status.startsWith('5.') || notTheAddress.test(status))
      return []
    const named = [first(group, 'original-recipient'), first(group, 'final-recipient')].map(addressIn)
    const details = afterType(first(group, 'diagnostic-code')) || status
    return [{ addresses: [...named, ...receiversOf(mail)].filter(Boolean), messageId, reason: 'bounce', details }]
  })
}

function complaints(groups: readonly Fields[], messageId: string, mail: Email): BounceReport[] {
  const fields: Fields = new Map(groups.flatMap((group) => [...group]))
  const type = first(fields, 'feedback-type').toLowerCase()
  // The others say that something is no spam, or belong to the operation of mail servers.
  if (!['abuse', 'fraud', 'opt-out', 'opt-out-list', 'complaint'].includes(type)) return []
  const named = (fields.get('original-rcpt-to') ?? []).map((value) => addressIn(value))
  const addresses = [...named, ...receiversOf(mail)].filter(Boolean)
  return addresses.length === 0 ? [] : [{ addresses, messageId, reason: 'complaint', details: type }]
}

const receiversOf = ({ to = [] }: Email): string[] => to.flatMap(({ address = '' }) => address)

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Groups of fields, apart by empty lines; names in lower case, lines that go on joined. */
function fieldsOf(text: string): Fields[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const fields = new Map<string, string[]>()
      for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
        const [, name, value = ''] = /^([A-Za-z0-9-]{1,80}):(.*)$/.exec(line) ?? []
        if (name === undefined) continue
        const known = fields.get(name.toLowerCase()) ?? []
        fields.set(name.toLowerCase(), [...known, value.trim()])
      }
      return fields
    })
}

const first = (fields: Fields, name: string): string => fields.get(name)?.[0] ?? ''

/** `rfc822; ada@example.com`, `<ada@example.com>`: the address alone. */
const addressIn = (value: string): string =>
  afterType(value)
    .replace(/^<(.*)>$/, '$1')
    .trim()

const afterType = (value: string): string => value.replace(/^[A-Za-z0-9-]+\s*;\s*/, '').trim()
