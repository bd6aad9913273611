import { type MailStandIn, startMailServer, type TakenMail } from '../../../examples/demo/e2e/mail-stand-in.ts'
import { type Demo, startDemo } from '../../../examples/demo/e2e/server.ts'
import { test as base } from '../test.ts'

/** One demo with a mail server beside it, for all tests of a file. */
export const test = base.extend<object, { mail: MailStandIn; demo: Demo }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      await using mail = await startMailServer()
      await use(mail)
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ mail }, use) => {
      await using demo = await startDemo({ SMTP_URL: mail.url })
      await use(demo)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export const marketing = '/api/v1/admin/email-marketing/'

/** Mails that came for somebody, the oldest first. */
export const mailsTo = ({ taken }: MailStandIn, address: string): readonly TakenMail[] =>
  taken.filter(({ to }) => to.includes(address))

/** The text of a mail as it came over the wire. */
export const plain = ({ source }: TakenMail): string => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

interface MailParts {
  readonly text: string
  /** Where its button leads; without a button if left out. */
  readonly link?: string
}

/** The content of a mail on the wire, with the link to leave. */
export function mailContent({ text, link }: MailParts): string {
  const node = (type: string, parent: string | null, children: readonly string[], props = {}) => ({
    ...{ type: `email/${type}`, version: 1, props, parent, children },
  })
  const button = link === undefined ? [] : ['more']
  const nodes = {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c']),
    c: node('container', 's', ['words', ...button, 'leave']),
    words: node('textbox', 'c', [], { text: `<p>${text}</p>` }),
    ...(link !== undefined && { more: node('button', 'c', [], { text: 'Read on', href: link }) }),
    leave: node('unsubscribe', 'c', []),
  }
  return JSON.stringify({ rootNodeId: 'root', nodes })
}
