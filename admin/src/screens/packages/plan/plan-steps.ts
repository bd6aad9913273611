import type { PackagePlan } from '@ashlar/sdk/platform'
import { bytesText, type Translate } from '@ashlar/sdk/ui'

export interface PlanStep {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** What makes one believe it, at the right. */
  readonly proof: { readonly tone: 'ok' | 'warn' | 'bad'; readonly icon: string; readonly text: string }
}

const ok = (text: string, icon = 'check') => ({ tone: 'ok', icon, text }) as const
const warn = (text: string) => ({ tone: 'warn', icon: 'triangle-alert', text }) as const
const bad = (text: string) => ({ tone: 'bad', icon: 'circle-x', text }) as const

/** What will happen, in its order. Only what this plan does. */
export function planSteps(plan: PackagePlan, t: Translate): readonly PlanStep[] {
  const { obstacles } = plan
  // The version that all others have is there.
  const isFetched = plan.integrity !== '' && plan.to !== null && plan.action !== 'withdraw'
  return [
    ...(isFetched ? [fetched(plan, t)] : []),
    ...(plan.tables.length > 0 || plan.migrations.length > 0 ? [tables(plan, t)] : []),
    ...(plan.action !== 'remove' && (plan.content.checked > 0 || plan.content.failed > 0) ? [content(plan, t)] : []),
    ...(heldDocuments(plan) > 0 ? [held(plan, t)] : []),
    ...(plan.tenants.length > 0 ? [trial(plan, t)] : []),
    {
      id: 'switch',
      title: t('Check it, then switch over'),
      detail: t('Health, routes and recently published pages are checked first. Open requests are finished.'),
      proof: obstacles.length > 0 ? bad(t('Not possible yet')) : ok(t('Reverts automatically'), 'rotate-ccw'),
    },
  ]
}

function fetched({ action, to, size, license, integrity }: PackagePlan, t: Translate): PlanStep {
  const version = to ?? ''
  const facts = [bytesText(size), license === '' ? t('no licence') : t('licence {license}', { license })]
  return {
    id: 'fetch',
    title:
      action === 'rollback' || action === 'promote'
        ? t('Use the stored version {version}', { version })
        : t('Store version {version}', { version }),
    detail: `${facts.join(', ')}, ${integrity.slice(0, 18)}…`,
    proof: ok(t('Verified')),
  }
}

function tables(plan: PackagePlan, t: Translate): PlanStep {
  const touched = plan.tables.filter(({ change }) => change !== 'kept')
  const isDropped = touched.some(({ change }) => change === 'removed')
  const kept = plan.tables.filter(({ change }) => change === 'kept')
  const rows = (some: PackagePlan['tables']) => some.reduce((sum, table) => sum + (table.rows ?? 0), 0)
  const count = touched.length
  if (isDropped) {
    return {
      id: 'tables',
      title: t('Drop {count} table|Drop {count} tables', { count }),
      detail: touched.map(({ name }) => name).join(', '),
      proof: warn(t('{count} row is deleted|{count} rows are deleted', { count: rows(touched) })),
    }
  }
  if (count === 0 && plan.migrations.length === 0) {
    return {
      id: 'tables',
      title: t('Keep {count} table|Keep {count} tables', { count: kept.length }),
      detail: kept.map(({ name }) => name).join(', '),
      proof: ok(t('{count} row is kept|{count} rows are kept', { count: rows(kept) })),
    }
  }
  return {
    id: 'tables',
    title: tablesTitle(touched, t),
    detail: (count > 0 ? touched.map(({ name }) => name) : plan.migrations).join(', '),
    proof: ok(t('In one transaction')),
  }
}

function tablesTitle(touched: PackagePlan['tables'], t: Translate): string {
  const count = touched.length
  if (count === 0) return t('Migrate the database')
  return touched.every(({ change }) => change === 'added')
    ? t('Add {count} table|Add {count} tables', { count })
    : t('Change {count} table|Change {count} tables', { count })
}

function content({ content, blocks }: PackagePlan, t: Translate): PlanStep {
  const moved = blocks.filter(({ from, to }) => from !== null && to !== null && from !== to)
  const versions = moved.map(({ title, from, to }) =>
    t('{title} from data version {from} to {to}', { title, from: from ?? 0, to: to ?? 0 }),
  )
  const isBack = moved.some(({ from, to }) => (from ?? 0) > (to ?? 0))
  return {
    id: 'content',
    title: contentTitle(content.changed, isBack, t),
    detail: [
      ...versions,
      t('{count} document tested, including revisions|{count} documents tested, including revisions', {
        count: content.checked,
      }),
    ].join(', '),
    proof: contentProof(content, isBack, t),
  }
}

function contentTitle(count: number, isBack: boolean, t: Translate): string {
  if (count === 0) return t('Leave stored content as it is')
  return isBack
    ? t('Read {count} document as it was before|Read {count} documents as they were before', { count })
    : t('Upgrade {count} document when it is read|Upgrade {count} documents when they are read', { count })
}

function contentProof({ changed, failed, documents }: PackagePlan['content'], isBack: boolean, t: Translate) {
  if (failed > 0) return bad(t('{count} failed', { count: failed }))
  // Going back, those that nothing is wrong with and that are named all the same were saved since.
  if (isBack && documents.length > 0) return warn(t('Some are newer'))
  return ok(changed > 0 ? t('Dry run passed') : t('Nothing is rewritten'))
}

/** Documents that hold a block which goes. */
export const heldDocuments = ({ blocks }: PackagePlan): number =>
  blocks.filter(({ change }) => change === 'removed').reduce((sum, { documents }) => sum + documents, 0)

function held(plan: PackagePlan, t: Translate): PlanStep {
  const count = heldDocuments(plan)
  return {
    id: 'held',
    title: t('Keep {count} document as it is|Keep {count} documents as they are', { count }),
    detail: t('Visitors do not see its blocks. The content returns with the package.'),
    proof: warn(t('{count} is missing a block|{count} are missing a block', { count })),
  }
}

function trial({ action, tenants }: PackagePlan, t: Translate): PlanStep {
  const count = tenants.length
  const names = tenants.map(({ name }) => name).join(', ')
  if (action === 'promote') {
    return {
      id: 'trial',
      title: t('Release it to every website'),
      detail: t('Until then on trial on {names}', { names }),
      proof: ok(t('The trial ends')),
    }
  }
  return {
    id: 'trial',
    title:
      action === 'withdraw'
        ? t('Remove it from {count} website|Remove it from {count} websites', { count })
        : t('Release it to {count} website|Release it to {count} websites', { count }),
    detail: names,
    proof: ok(t('All others keep their version')),
  }
}
