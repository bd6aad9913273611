import type { DroppedTags, LiveEvents } from '@ashlar/sdk/server'
import { currentTenant, type DataLayer, tagsByTenant } from '../data/index.ts'

export type LiveEvent = Parameters<LiveEvents['send']>[0]

/** The SDK's `DroppedTags`: told after a commit, whichever process made it. */
export function droppedTags(data: DataLayer): DroppedTags {
  return {
    listen: (listener) =>
      data.signals.listen('tags', ({ tenant, tags }) => {
        for (const [whose, its] of tagsByTenant(tenant, tags)) listener(whose, its)
      }),
  }
}

/** The SDK's `LiveEvents`: within a unit of work what is sent goes out when it commits. */
export function liveEvents(data: DataLayer): LiveEvents {
  return {
    send: (event, to) =>
      data.publish({ kind: 'live', tenant: currentTenant()?.guid ?? null, account: to?.account, event }),
  }
}

/** What the SSE route of one session hears: events to its account, and those to all staff of its tenant. */
export function listenLive(
  data: DataLayer,
  session: { readonly tenant: string | null; readonly account: string },
  listener: (event: LiveEvent) => void,
): () => void {
  return data.signals.listen('live', ({ tenant, account, event }) => {
    if (tenant === session.tenant && (account === undefined || account === session.account)) listener(event)
  })
}
