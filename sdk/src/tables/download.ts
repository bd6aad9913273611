import { ApiError } from '../admin/api-error.ts'
import { lostOnTheWay } from '../admin/send-json.ts'
import { withSession } from '../admin/session-renewal.ts'

/**
 * Fetch a file and hand it to the browser: a call whose reply is no JSON, so its address is given. A refusal is an
 * `ApiError`, and an ended session is renewed, as for any other call.
 */
export async function download(address: string): Promise<void> {
  const reply = await withSession(() => fileAt(address))
  const url = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(reply.headers.get('content-disposition')) ?? 'export.csv'
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

async function fileAt(address: string): Promise<Response> {
  const reply = await fetch(address, { credentials: 'same-origin' }).catch((cause: unknown) =>
    lostOnTheWay(cause, undefined),
  )
  if (!reply.ok) throw new ApiError(reply.status, await reply.json().catch(() => undefined))
  return reply
}

const fileName = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
