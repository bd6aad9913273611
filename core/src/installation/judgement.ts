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
    add('SAFE_MODE', 'The server runs in safe mode, in which no package of the store is loaded: start it without.')
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
  if (failed > 0) add('CONTENT_FAILED', `${documents(failed)} could not be brought forward.${first('failed')}`)
  if (misfit > 0 && !isBack(target) && !isOlder(target)) {
    const mend = 'The author of the package has to bring such data forward by a migration of the block.'
    add(
      'CONTENT_MISFIT',
      `The new version would refuse what ${documents(misfit, 'one document')} hold${misfit === 1 ? 's' : ''}.${first('misfit')} ${mend}`,
    )
  }
  if (missed > 0 && !isBack(target) && request.keepContent !== true) {
    add('BLOCKS_IN_USE', `${documents(missed)} ${missed === 1 ? 'holds' : 'hold'} blocks that no package would bring.`)
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
      `${documents(content.goingBack)} ${content.goingBack === 1 ? 'is' : 'are'} stored as the older version of the block knows ${content.goingBack === 1 ? 'it' : 'them'}. What only the newer version can hold may be lost.`,
    newer > 0 &&
      `${documents(newer)} ${newer === 1 ? 'was' : 'were'} saved with newer data of a block. Nothing of it is changed, and the block is left out there until the newer version is back.`,
    misfit > 0 &&
      (isBack(target) || isOlder(target)) &&
      `${documents(misfit)} ${misfit === 1 ? 'holds' : 'hold'} data that the older version does not know. Nothing of it is changed; the block shows what it can read.`,
    missed > 0 &&
      (isBack(target) || request.keepContent === true) &&
      `${documents(missed)} will show a gap where the blocks stood. ${missed === 1 ? 'Its' : 'Their'} content stays and comes back with the package.`,
    target.action !== 'try' &&
      isOlder(target) &&
      data.tables.length > 0 &&
      'Its tables stay as the newer version has left them.',
    target.to === null &&
      data.tables.length > 0 &&
      request.withData !== true &&
      'Its tables and their rows stay. They are there again when it is installed again.',
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
    ...(isPlanned ? [`Websites can have it from the plan “${module.plan}” on. You can change that under Plans.`] : []),
    ...(module.startsOn ? [] : ['It begins switched off: each website switches it on for itself.']),
  ]
}

/** A page that is made to stand behind others is no surprise there. */
function standsBehind({ path, inFront: [first, ...others], behindPages }: PlacedPage): string | false {
  if (first === undefined || behindPages) return false
  const more = others.length === 0 ? '' : ` The same holds for ${others.length} more.`
  return `Its page “${path}” will not be seen at ${first.path} of ${first.tenant}: the page “${first.title}” that people built there goes first.${more}`
}

function routesOpened(before: Side, after: Side): string | false {
  const opened = (side: Side) =>
    side.routes.filter(
      ({ owner, access, method }) => owner === side.package?.name && access === 'public' && method !== 'HEAD',
    )
  const old = new Set(opened(before).map(({ method, url }) => `${method} ${url}`))
  const added = opened(after).filter(({ method, url }) => !old.has(`${method} ${url}`))
  if (added.length === 0) return false
  return `${added.length === 1 ? 'One address' : `${added.length} addresses`} of it can be called by everybody, without signing in.`
}

/** A version that served before comes back: whatever is wrong with it, it is better known than what goes. */
const isBack = ({ action }: Target) => action === 'rollback' || action === 'withdraw'

const isOlder = ({ from, to }: Target) => from !== null && to !== null && lt(to, from)

const documents = (count: number, one = 'One document') => (count === 1 ? one : `${count} documents`)
