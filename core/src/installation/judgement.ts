import type { PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { SitePage } from '@ashlar/sdk/site'
import { lt } from 'semver'
import type { CompositionError } from '../host/composition-error.ts'
import type { ContentCheck } from './content-check.ts'
import type { ContentTrouble } from './content-verdict.ts'
import type { DataChanges } from './data-changes.ts'
import type { Side } from './differences.ts'
import type { InstallationParts } from './parts.ts'
import type { Target } from './target.ts'

export type Obstacle = PackagePlan['obstacles'][number]

/** A page of the package with what people have built at its addresses. */
export type PlacedPage = PackagePlan['pages'][number] & Pick<SitePage, 'behindPages'>

interface Facts {
  readonly request: PackagePlanRequest
  readonly target: Target
  readonly content: ContentCheck
  readonly data: DataChanges
  readonly after: Side
}

/** Why a change can't be made. What was composed without a fault can still be one that would hurt. */
export function obstaclesOf(
  facts: Facts & {
    readonly error: CompositionError | undefined
    readonly requiredBy: PackagePlan['requiredBy']
    readonly parts: Pick<InstallationParts, 'config'>
  },
): Obstacle[] {
  const { request, target, content, data, error, requiredBy, parts } = facts
  const found: Obstacle[] = []
  const add = (code: string, message: string) => found.push({ code, message })
  if (parts.config.isSafeMode && target.to !== null && target.action !== 'withdraw') {
    add(
      'SAFE_MODE',
      'The server is running in safe mode, which loads no packages from the store. Start it without safe mode.',
    )
  }
  if (target.to === null && requiredBy.length > 0) {
    add('REQUIRED_BY_OTHERS', `${requiredBy.map(({ title }) => title).join(', ')} cannot work without it.`)
  } else if (error !== undefined) {
    add(error.code, error.message)
  }
  if (data.edited !== '') add('MIGRATION_EDITED', data.edited)
  const { failed, misfit, missed } = content.troubles
  const first = (trouble: ContentTrouble['kind']) => {
    const found = content.documents.find((each) => each.trouble === trouble)
    return found === undefined ? '' : ` The first is “${found.title}”: ${found.reason}`
  }
  if (failed > 0) add('CONTENT_FAILED', `${documents(failed)} could not be upgraded.${first('failed')}`)
  if (misfit > 0 && !isBack(target) && !isOlder(target)) {
    const mend = 'The author of the package must add a migration of the block for this data.'
    add(
      'CONTENT_MISFIT',
      `The new version would refuse the data of ${documents(misfit, 'one document')}.${first('misfit')} ${mend}`,
    )
  }
  if (missed > 0 && !isBack(target) && request.keepContent !== true) {
    add('BLOCKS_IN_USE', `${documents(missed)} ${missed === 1 ? 'uses' : 'use'} blocks that no package would provide.`)
  }
  return found
}

/** What should be known before a change is made. */
export function warningsOf(
  facts: Facts & { readonly before: Side; readonly pages: readonly PlacedPage[]; readonly isSafeMode: boolean },
): string[] {
  const { request, target, content, data, before, after, pages } = facts
  const { newer, misfit, missed } = content.troubles
  const found: (string | false)[] = [
    content.goingBack > 0 &&
      `${documents(content.goingBack)} will be converted to the older version of the block. Data that only the newer version supports may be lost.`,
    newer > 0 &&
      `${documents(newer)} ${newer === 1 ? 'was' : 'were'} saved with a newer version of a block. Nothing is changed, but the block is not shown there until the newer version is back.`,
    misfit > 0 &&
      (isBack(target) || isOlder(target)) &&
      `${documents(misfit)} ${misfit === 1 ? 'has' : 'have'} data that the older version does not know. Nothing is changed. The block shows what it can read.`,
    missed > 0 &&
      (isBack(target) || request.keepContent === true) &&
      `${documents(missed)} will show a gap in place of the blocks. ${missed === 1 ? 'Its' : 'Their'} content stays and comes back with the package.`,
    target.action !== 'try' &&
      isOlder(target) &&
      data.tables.length > 0 &&
      'Its tables stay as the newer version left them.',
    target.to === null &&
      data.tables.length > 0 &&
      request.withData !== true &&
      'Its tables and rows are kept. They are available again when you reinstall it.',
    target.to === null &&
      data.tables.length > 0 &&
      request.withData === true &&
      'Its tables and all their rows are deleted. This cannot be undone.',
    routesOpened(before, after),
    ...beginning(target, after),
    ...pages.map(standsBehind),
  ]
  return found.filter((each) => each !== false)
}

/** With what plan and switch a module begins. */
function beginning({ action }: Target, { package: present }: Side): string[] {
  const module = action === 'install' ? present?.module : undefined
  if (module === undefined || module.always) return []
  const isPlanned = module.plan !== undefined && module.plan !== 'basic'
  return [
    ...(isPlanned
      ? [`Websites with the plan “${module.plan}” or higher can use it. You can change that under Plans.`]
      : []),
    ...(module.startsOn ? [] : ['It is switched off at first. Each website can switch it on.']),
  ]
}

/** A page that is made to stand behind others is no surprise there. */
function standsBehind({ path, inFront: [first, ...others], behindPages }: PlacedPage): string | false {
  if (first === undefined || behindPages) return false
  const more = others.length === 0 ? '' : ` The same applies to ${others.length} more.`
  return `Its page “${path}” will not be visible at ${first.path} on ${first.tenant}, because the website’s own page “${first.title}” is already there.${more}`
}

function routesOpened(before: Side, after: Side): string | false {
  const opened = (side: Side) =>
    side.routes.filter(
      ({ owner, access, method }) => owner === side.package?.name && access === 'public' && method !== 'HEAD',
    )
  const old = new Set(opened(before).map(({ method, url }) => `${method} ${url}`))
  const added = opened(after).filter(({ method, url }) => !old.has(`${method} ${url}`))
  if (added.length === 0) return false
  return `${added.length === 1 ? 'One address' : `${added.length} addresses`} of it can be called by anyone without signing in.`
}

/** A version that served before comes back: whatever is wrong with it, it is better known than what goes. */
const isBack = ({ action }: Target) => action === 'rollback' || action === 'withdraw'

const isOlder = ({ from, to }: Target) => from !== null && to !== null && lt(to, from)

const documents = (count: number, one = 'One document') => (count === 1 ? one : `${count} documents`)
