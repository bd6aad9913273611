import { useEffect, useRef, useState } from 'react'
import type { Static } from 'typebox'
import { addressOf } from '../definition/call-address.ts'
import { mostSelected, type PresenceBeat, PresenceEvent } from '../platform/presence.ts'
import { tellPresence } from '../platform/presence-calls.ts'
import { call } from './call.ts'
import { type InTurn, inTurn } from './in-turn.ts'
import { onLiveEvent } from './live-events.ts'
import { beats, heard, type PresenceList, type Present, withoutGone } from './presence-list.ts'

export type { Present } from './presence-list.ts'

const nothing: readonly string[] = []

/**
 * Who else has a document open (`page:12`), oneself in other tabs included; undefined watches nothing. They are told which
 * blocks are selected here (the last eight; the one that leads comes last): at most three times a second, and only while
 * somebody else is there.
 */
export function usePresence(document: string | undefined, selected = nothing): readonly Present[] {
  const [others, setOthers] = useState<PresenceList>(new Map())
  const latest = useRef({ selected, others })
  latest.current = { selected, others }
  const turn = useRef<InTurn>(undefined)
  useEffect(() => {
    if (document === undefined) return
    const tab = crypto.randomUUID()
    const say = async (state: PresenceBeat['state']) => {
      const isAway = globalThis.document.hidden
      const told = latest.current.selected.slice(-mostSelected)
      const body: PresenceBeat = {
        ...{ document, tab, state },
        ...(told.length > 0 && state !== 'left' && { selected: told }),
        ...(isAway && { isAway }),
      }
      // A beat that is lost is made good by the next.
      await call(tellPresence, { body }).catch(() => undefined)
    }
    const here = inTurn(() => say('here'))
    turn.current = here
    let isTogether = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const beat = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          here.ask()
          isTogether = latest.current.others.size > 0
          beat()
        },
        isTogether ? beats.together : beats.alone,
      )
    }
    const hear = (event: Static<typeof PresenceEvent>) => {
      if (event.document !== document || event.tab === tab) return
      if (event.state === 'asks') here.ask()
      // Whoever has just come would take the long silence of one who is alone for having left.
      if (!isTogether) {
        isTogether = true
        beat()
      }
      setOthers((before) => heard(before, event, Date.now()))
    }
    const stop = onLiveEvent('presence', PresenceEvent, hear)
    void say('asks')
    beat()
    const sweep = setInterval(() => setOthers((before) => withoutGone(before, Date.now())), 1000)
    const leave = () => {
      const body = new Blob([JSON.stringify({ document, tab, state: 'left' })], { type: 'application/json' })
      navigator.sendBeacon(addressOf(tellPresence), body)
    }
    // Brought back from the browser's memory, it has left before.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void say('asks')
    const turned = () => here.ask()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    globalThis.document.addEventListener('visibilitychange', turned)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      globalThis.document.removeEventListener('visibilitychange', turned)
      clearTimeout(timer)
      clearInterval(sweep)
      here.stop()
      turn.current = undefined
      stop()
      void say('left')
      setOthers(new Map())
    }
  }, [document])
  const key = selected.slice(-mostSelected).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever other blocks are selected
  useEffect(() => {
    if (latest.current.others.size > 0) turn.current?.ask()
  }, [key])
  return [...others.values()].map(({ tab, id, name, selected: theirs }) => ({ tab, id, name, selected: theirs }))
}
