import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type MailServer, startMailServer } from '@ashlar/demo/mail-server'
import { begun, newDomain, startMailing } from '../mailing-process.ts'
import type { Row } from '../report.ts'
import type { BareMails } from '../servers/bare-mailer.ts'
import { median, rounded } from '../statistics.ts'

const [people, warmUp] = [10_000, 1_000]
/** As many as a run of mails in bulk keeps to a mail server. */
const connections = 4
/** Milliseconds that a mail server needs for a mail: one in the same building needs more. */
const pause = 5

/** A campaign with nodemailer in a loop: the same bytes to as many people by as many connections, in turn. */
export async function mailCampaign(): Promise<readonly Row[]> {
  await using mails = await startMailServer()
  await using server = await startMailing(mails)
  const first = await begun(server, warmUp)
  const { source } = await mails.arrived(first.domain, warmUp)
  await alone(mails, source, warmUp)
  const ratios: Record<'busy' | 'fast', { ours: number[]; theirs: number[] }> = {
    busy: { ours: [], theirs: [] },
    fast: { ours: [], theirs: [] },
  }
  for (const [kind, rounds] of [
    ['busy', 2],
    ['fast', 1],
  ] as const) {
    await mails.behave({ pause: kind === 'busy' ? pause : 0 })
    for (let round = 0; round < rounds; round += 1) {
      ratios[kind].theirs.push(await alone(mails, source, people))
      const { domain } = await begun(server, people)
      ratios[kind].ours.push(perSecond(await mails.arrived(domain, people)))
    }
  }
  const row = (what: string, { ours, theirs }: { ours: number[]; theirs: number[] }, more: { aim?: number }): Row => ({
    ...{ what, unit: '× as fast', ...more, value: median(theirs) / median(ours) },
    from: `${rounded(median(theirs), 0)} a second alone / ${rounded(median(ours), 0)}, ${source.length} bytes each`,
  })
  return [
    row(`nodemailer alone vs. a campaign to 10,000, ${pause} ms a mail at the server`, ratios.busy, { aim: 2 }),
    row('the same, the server takes mails at once', ratios.fast, {}),
  ]
}

async function alone(mails: MailServer, source: string, count: number): Promise<number> {
  const domain = newDomain()
  const file = fileURLToPath(new URL('../servers/bare-mailer.js', import.meta.url))
  const child = fork(file, { env: { ...process.env, SMTP_URL: mails.url } })
  child.send({ source, domain, people: count, connections } satisfies BareMails)
  await once(child, 'exit')
  return perSecond(await mails.arrived(domain, count))
}

/** From the first mail to the last. */
const perSecond = ({ mails, firstAt, lastAt }: { mails: number; firstAt: number; lastAt: number }): number =>
  ((mails - 1) / (lastAt - firstAt)) * 1000
