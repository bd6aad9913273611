import npmFetch from 'npm-registry-fetch'
import type { Options } from 'pacote'
import { tooMuch } from './npm-messages.ts'
import { unreadable } from './registry-replies.ts'

export interface RegistryQuestion {
  /** Below the registry's address. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Package whose scope may have a registry of its own. */
  readonly spec?: string
  /** Bytes. */
  readonly most: number
  /** Milliseconds until its last byte. */
  readonly timeout: number
}

/** What a registry answers, parsed. No more than the limit is ever read: the reply is stopped there. */
export async function registryJson(question: RegistryQuestion, options: Options): Promise<unknown> {
  const { path, query, spec, most, timeout } = question
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  try {
    const reply = await npmFetch(path, {
      ...options,
      ...(query !== undefined && { query: { ...query } }),
      ...(spec !== undefined && { spec }),
      ...{ timeout, signal: late.signal, retry: { retries: 0 } },
    })
    // What breaks off the reading is thrown by it; an event of its own would end the thread.
    reply.body.on('error', () => undefined)
    return parsed(await textOf(reply.body, most))
  } catch (error) {
    const isLate = late.signal.aborted
    // Whatever was not read is not wanted.
    late.abort()
    throw isLate ? new Error(`it did not respond within ${timeout / 1000} s`, { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

async function textOf(body: AsyncIterable<string | Buffer>, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most)
      throw Object.assign(new Error(`its response is larger than ${most / 1_000_000} MB`), { code: tooMuch })
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw Object.assign(new Error('its response is not valid JSON', { cause }), { code: unreadable })
  }
}
