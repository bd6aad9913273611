import { NoAnswerError } from './errors.ts'

/** What says that the server was too busy, or that something before it got no answer. */
const busy: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Milliseconds: the first pause, and the longest that a server may ask for. */
const firstPause = 500
const longestPause = 30_000

/**
 * Send until there is an answer that is worth having, `tries` times at most.
 *
 * @throws NoAnswerError when not even the last try was answered; the signal's reason once it is aborted
 */
export async function retried(
  send: () => Promise<Response>,
  { tries, signal }: { readonly tries: number; readonly signal: AbortSignal | undefined },
): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    const isLast = tried >= tries
    try {
      const response = await send()
      if (isLast || !busy.has(response.status)) return response
      await response.body?.cancel()
      await pause(askedPause(response) ?? usualPause(tried), signal)
    } catch (cause) {
      signal?.throwIfAborted()
      if (isLast) throw new NoAnswerError('The server did not answer.', { cause })
      await pause(usualPause(tried), signal)
    }
  }
}

/** Twice as long each time, and never quite the same: clients that failed together do not come back together. */
const usualPause = (tried: number): number => firstPause * 2 ** (tried - 1) * (0.75 + Math.random() / 2)

function askedPause(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 ? Math.min(seconds * 1000, longestPause) : undefined
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}
