import type { PackagePlan } from '@ashlar/sdk/platform'
import type { SitePage } from '@ashlar/sdk/site'
import { compare } from './compare.ts'
import type { Side } from './differences.ts'

type Unasked = Pick<PackagePlan, 'jobs' | 'schedules' | 'events' | 'sitemap'> & {
  readonly pages: readonly (Omit<PackagePlan['pages'][number], 'inFront'> & Pick<SitePage, 'behindPages'>)[]
}

/** What a package does without anybody opening a screen of it: for visitors, by the clock, and when it hears of something. */
export function unaskedOf(before: Side, after: Side): Unasked {
  return {
    pages: pages(before, after),
    jobs: named(before, after, (side) => side.package?.server?.jobs.map(({ job }) => job.id)),
    schedules: schedules(before, after),
    events: named(before, after, (side) => side.package?.server?.subscriptions.map(({ event }) => event.id)),
    sitemap: named(before, after, (side) => (side.package?.site?.sitemap ? ['sitemap.xml'] : [])),
  }
}

function pages(before: Side, after: Side): Unasked['pages'] {
  const own = (side: Side) => side.package?.site?.pages ?? []
  return compare(
    own(before),
    own(after),
    ({ path }) => path,
    (one, other) => one.query.join() === other.query.join(),
  ).map(({ key, present: { behindPages }, change }) => ({ path: key, behindPages, change }))
}

function schedules(before: Side, after: Side): Unasked['schedules'] {
  const own = (side: Side) => side.package?.server?.schedules ?? []
  return compare(
    own(before),
    own(after),
    ({ job }) => job,
    (one, other) => one.cron === other.cron && one.each === other.each,
  ).map(({ key, present: { cron }, change }) => ({ job: key, cron, change }))
}

function named(before: Side, after: Side, idsOf: (side: Side) => readonly string[] | undefined) {
  const own = (side: Side) => [...new Set(idsOf(side))]
  return compare(
    own(before),
    own(after),
    (id) => id,
    () => true,
  ).map(({ key, change }) => ({ id: key, change }))
}
