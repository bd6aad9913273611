import { startMailServer } from '@ashlar/demo/mail-server'
import { begun, startMailing, told } from '../mailing-process.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'

/** A campaign is rendered once; this is what is done for each recipient. */
export async function mailFill(): Promise<readonly Row[]> {
  await using mails = await startMailServer()
  await using server = await startMailing(mails)
  const { domain, campaign } = await begun(server, 1)
  const { source } = await mails.arrived(domain, 1)
  const { fill = Number.NaN, links = 0 } = await told(server, { fill: campaign })
  return [
    {
      ...{ what: 'filling the mail of one recipient, CPU', value: fill, unit: 'ms', aim: 0.2 },
      from: `${rounded(fill * 1000, 1)} µs, ${links} counted links and the picture, ${source.length} bytes`,
    },
  ]
}
