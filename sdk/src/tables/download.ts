import { ApiError } from '../admin/api.ts'

/** Fetch a file and hand it to the browser; a refusal is an `ApiError`, as of any other call. */
export async function download(address: string): Promise<void> {
  const reply = await fetch(address, { credentials: 'same-origin' })
  if (!reply.ok) throw new ApiError(reply.status, await reply.json().catch(() => undefined))
  const url = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(reply.headers.get('content-disposition')) ?? 'export.csv'
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const fileName = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1]
