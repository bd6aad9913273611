import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { addressOf, type ImportState, type importCalls } from '@ashlar/sdk'
import { ask } from './http.ts'

export interface ImportingServer {
  readonly port: number
  readonly cookie: string
  readonly pid: number
}

/** A file to import, and the calls that do it. */
export interface ImportedFile {
  readonly calls: Pick<ReturnType<typeof importCalls>, 'send' | 'get'>
  readonly name: string
  readonly head: string
  readonly lines: readonly string[]
}

/** Import a file; how long it took, and the most memory in megabytes that the server held meanwhile. */
export async function measuredImport(
  { port, cookie, pid }: ImportingServer,
  { calls, name, head, lines }: ImportedFile,
): Promise<{ seconds: number; peak: number }> {
  const form = new FormData()
  form.append('file', new File([`${head}\n${lines.join('\n')}\n`], `${name}.csv`))
  // From here on the peak is the import's.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const begun = performance.now()
  const headers = { cookie, origin: `http://localhost:${port}` }
  const sent = await fetch(`http://localhost:${port}${calls.send.path}`, { method: 'POST', headers, body: form })
  const reply: { readonly import?: ImportState } = await sent.json()
  if (reply.import === undefined)
    throw new Error(`The import of ${name} answered ${sent.status}: ${JSON.stringify(reply)}`)
  const path = addressOf(calls.get, { params: { guid: reply.import.id } })
  for (;;) {
    await delay(100)
    const { import: state }: { readonly import: ImportState } = JSON.parse(
      (await ask({ port, path, headers })).body.toString(),
    )
    if (state.state === 'running') continue
    if (state.state !== 'done' || state.written !== lines.length) throw new Error(`${name}: ${JSON.stringify(state)}`)
    return { seconds: (performance.now() - begun) / 1000, peak: await peakMegabytes(pid) }
  }
}

async function peakMegabytes(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
