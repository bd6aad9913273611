import { setTimeout as delay } from 'node:timers/promises'
import { type MailServer, startMailServer } from '@ashlar/demo/mail-server'
import { begun, newDomain, startMailing, told } from '../mailing-process.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { median, rounded } from '../statistics.ts'

const [many, few] = [30_000, 100]
const [asked, sent] = [40, 9]
/** Milliseconds that a mail server needs for a mail. */
const pause = 5

/** A password mail, and a campaign of another website, in the middle of a large campaign and on a quiet server. */
export async function mailPassword(): Promise<readonly Row[]> {
  await using mails = await startMailServer()
  await mails.behave({ pause })
  await using server = await startMailing(mails)
  await passwords(server, mails, asked)
  await others(server, mails, 3)
  const quiet = { password: await passwords(server, mails, asked), other: await others(server, mails, sent) }
  const { domain } = await begun(server, many)
  await mails.arrived(domain, 1_000)
  const busy = { password: await passwords(server, mails, asked), other: await others(server, mails, sent) }
  const meanwhile = (await mails.taken(domain)).people
  if (meanwhile >= many) throw new Error('The campaign was over before everything was measured.')
  const row = (what: string, one: number, other: number, aim: number): Row => ({
    ...{ what, unit: '×', aim, value: other / one },
    from: `${rounded(other, 1)} ms / ${rounded(one, 1)} ms, medians`,
  })
  return [
    row('a password mail in the middle of a campaign vs. on a quiet server', quiet.password, busy.password, 2),
    row('another website’s campaign to 100 meanwhile vs. alone', quiet.other, busy.other, 1.5),
  ]
}

/** Milliseconds from asking for a password link to its mail at the server. */
async function passwords(server: ServerProcess, mails: MailServer, count: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    await delay(50)
    const domain = newDomain()
    const { at = 0 } = await told(server, { forget: domain })
    times.push((await mails.arrived(domain, 1)).lastAt - at)
  }
  return median(times)
}

/** Milliseconds from sending a campaign to its last mail at the server. */
async function others(server: ServerProcess, mails: MailServer, count: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < count; round += 1) {
    const { domain, at } = await begun(server, few, 'b')
    times.push((await mails.arrived(domain, few)).lastAt - at)
    await delay(200)
  }
  return median(times)
}
