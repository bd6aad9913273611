import { liveEventsPath } from '../platform/addresses.ts'

export interface StreamEars {
  readonly onMessage: (message: unknown) => void
  /** The connection is gone; another is on its way. */
  readonly onLost: () => void
}

/** Milliseconds before a refused stream is asked for again; doubled each time. */
const firstPause = 2_000
const longestPause = 60_000

/**
 * One stream of server-sent events, opened again whenever it ends. Resolves when `stopped`. The browser itself only
 * goes on after a lost connection: a reply such as 503 while a server starts it takes for the end.
 */
export function liveStream(stopped: AbortSignal, { onMessage, onLost }: StreamEars): Promise<void> {
  return new Promise((resolve) => {
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource | undefined
    const open = () => {
      const stream = new EventSource(liveEventsPath)
      source = stream
      stream.onopen = () => {
        pause = firstPause
      }
      stream.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onMessage(JSON.parse(data))
      }
      stream.onerror = () => {
        onLost()
        if (stream.readyState !== EventSource.CLOSED) return
        timer = setTimeout(open, pause)
        pause = Math.min(pause * 2, longestPause)
      }
    }
    const end = () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    }
    if (stopped.aborted) return resolve()
    stopped.addEventListener('abort', end, { once: true })
    open()
  })
}
