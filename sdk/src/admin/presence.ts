import { useEffect, useState } from 'react'
import type { Static } from 'typebox'
import { addressOf } from '../definition/call-address.ts'
import { type PresenceBeat, PresenceEvent } from '../platform/presence.ts'
import { tellPresence } from '../platform/presence-calls.ts'
import { call } from './call.ts'
import { onLiveEvent } from './live-events.ts'

/** Somebody who has the same document open. */
export interface Present {
  readonly tab: string
  readonly id: number
  readonly name: string
}

/** Milliseconds between two signs of being there; who has given none for twice that and a little has gone. */
const beat = 20_000
const goneAfter = 45_000

/** Who else has a document open (`page:12`), oneself in other tabs included; undefined watches nothing. */
export function usePresence(document: string | undefined): readonly Present[] {
  const [others, setOthers] = useState<ReadonlyMap<string, Present & { readonly seen: number }>>(new Map())
  useEffect(() => {
    if (document === undefined) return
    const tab = crypto.randomUUID()
    const say = (state: PresenceBeat['state']) =>
      // A beat that is lost is made good by the next.
      void call(tellPresence, { body: { document, tab, state } }).catch(() => undefined)
    const hear = (event: Static<typeof PresenceEvent>) => {
      if (event.document !== document || event.tab === tab) return
      if (event.state === 'asks') say('here')
      setOthers((before) => {
        const next = new Map(before)
        if (event.state === 'left') next.delete(event.tab)
        else next.set(event.tab, { tab: event.tab, ...event.person, seen: Date.now() })
        return next
      })
    }
    const stop = onLiveEvent('presence', PresenceEvent, hear)
    say('asks')
    const timer = setInterval(() => {
      say('here')
      setOthers((before) => new Map([...before].filter(([, { seen }]) => Date.now() - seen < goneAfter)))
    }, beat)
    const leave = () => {
      const body = new Blob([JSON.stringify({ document, tab, state: 'left' })], { type: 'application/json' })
      navigator.sendBeacon(addressOf(tellPresence), body)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      clearInterval(timer)
      stop()
      say('left')
      setOthers(new Map())
    }
  }, [document])
  return [...others.values()].map(({ tab, id, name }) => ({ tab, id, name }))
}
