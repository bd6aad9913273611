import { useEffect, useRef } from 'react'
import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { liveStream } from './live-stream.ts'

const Named = Type.Object({ event: Type.String() })
const FromTab = Type.Union([Type.Object({ tell: Named }), Type.Object({ ask: Type.Literal('generation') })])

type Listener = (event: unknown) => void
const listeners = new Map<string, Set<Listener>>()

function tell(event: Static<typeof Named>): void {
  for (const listener of listeners.get(event.event) ?? []) listener(event)
}

/** Hear the server's messages of one kind, as far as they fit the schema. Gives back how to stop. */
export function onLiveEvent<Event extends TSchema>(
  name: string,
  schema: Event,
  listener: (event: Static<Event>) => void,
): () => void {
  const checked: Listener = (event) => {
    if (Check(schema, event)) listener(event)
  }
  const all = listeners.get(name) ?? new Set<Listener>()
  listeners.set(name, all.add(checked))
  return () => void all.delete(checked)
}

/** The same while a component stands. */
export function useLiveEvent<Event extends TSchema>(
  name: string,
  schema: Event,
  listener: (event: Static<Event>) => void,
): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => onLiveEvent(name, schema, (event) => latest.current(event)), [name, schema])
}

/**
 * Begin to hear the server; once, by the shell. All tabs of a browser share one stream, held by one of them: over
 * HTTP/1.1 a browser allows six connections to a host, so with a stream each the seventh tab would never load.
 */
export function startLiveEvents(): () => void {
  const stopped = new AbortController()
  const tabs = new BroadcastChannel('ashlar-live-events')
  /** What the stream said first: for tabs that open later. Only the tab that holds the stream knows it. */
  let generation: Static<typeof Named> | undefined
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!Check(FromTab, data)) return
    if ('tell' in data) tell(data.tell)
    else if (generation) tabs.postMessage({ tell: generation })
  }
  const hold = () =>
    liveStream(stopped.signal, {
      onMessage: (message) => {
        if (!Check(Named, message)) return
        if (message.event === 'generation') generation = message
        tabs.postMessage({ tell: message })
        tell(message)
      },
      // The next stream may be another server's.
      onLost: () => {
        generation = undefined
      },
    })
  const isRefused = (error: unknown) => {
    if (!stopped.signal.aborted) throw error
  }
  // Browsers keep locks from pages on plain HTTP (localhost excepted): there each tab has a stream of its own.
  if (navigator.locks) navigator.locks.request('ashlar-live-events', { signal: stopped.signal }, hold).catch(isRefused)
  else void hold()
  tabs.postMessage({ ask: 'generation' })
  return () => {
    stopped.abort()
    tabs.close()
  }
}
