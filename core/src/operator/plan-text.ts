import type { PackagePlan, PackageRow, RemovedTables } from '@ashlar/sdk/platform'

type Line = string | false

/** What a plan will do, for a terminal. */
export function planText(plan: PackagePlan): string {
  const { permissions, routes, screens, tables, migrations, blocks, content } = plan
  const changed = <Row extends { readonly change: string }>(rows: readonly Row[]) =>
    rows.filter(({ change }) => change !== 'kept')
  const lines: readonly Line[] = [
    heading(plan),
    ...section('Permissions', changed(permissions), ({ area, title, change }) => `${sign(change)} ${title} (${area})`),
    ...section(
      'Routes',
      changed(routes),
      ({ method, url, access, change }) => `${sign(change)} ${method} ${url}  ${access}`,
    ),
    ...section('Screens', changed(screens), ({ path, title, change }) => `${sign(change)} ${title}  ${path}`),
    ...section('Pages for visitors', changed(plan.pages), pageText),
    ...section('Background jobs', changed(plan.jobs), ({ id, change }) => `${sign(change)} ${id}`),
    ...section('Scheduled jobs', changed(plan.schedules), ({ job, cron, change }) => `${sign(change)} ${job}  ${cron}`),
    ...section('Events it listens to', changed(plan.events), ({ id, change }) => `${sign(change)} ${id}`),
    ...section('Addresses in the sitemap', changed(plan.sitemap), ({ id, change }) => `${sign(change)} ${id}`),
    ...section('Tables', changed(tables), ({ name, rows, change }) => `${sign(change)} ${name}${rowsText(rows)}`),
    ...section('Database migrations', migrations, (name) => `  ${name}`),
    ...section('Blocks', changed(blocks), blockText),
    plan.to !== null &&
      content.checked > 0 &&
      `Content: ${counted(content.checked, 'document')} checked, including revisions: ${content.changed} will be converted, ${content.failed} failed.`,
    ...content.documents.map(
      ({ kindTitle, tenant, title, node, reason }) => `  ${tenant}, ${kindTitle}: “${title}” (node ${node}): ${reason}`,
    ),
    ...section('Required by', plan.requiredBy, ({ title, name }) => `  ${title} (${name})`),
    ...section(forWhom(plan.action), plan.tenants, ({ name }) => `  ${name}`),
    sizeText(plan),
    ...plan.warnings.map((warning) => `Note: ${warning}`),
    ...plan.obstacles.map(({ message }) => `Not possible: ${message}`),
  ]
  return lines.filter((line) => line !== false).join('\n')
}

/** Installed packages, one a line. */
export function listText(rows: readonly PackageRow[]): string {
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  return rows
    .map(({ name, version, origin, status, reason, trial }) =>
      [
        name.padEnd(width),
        version,
        origin,
        status === 'failed' ? `stopped: ${reason}` : status,
        trial ? `${trial.version} on trial at ${counted(trial.tenants, 'website')}` : '',
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n')
}

/** What removed packages have left, one a line. */
export function removedText(rows: readonly RemovedTables[]): string {
  const lines = rows.map(({ name, tables, rows: count, bytes }) =>
    [name, counted(tables.length, 'table'), counted(count, 'row'), `${bytes} bytes`].join('  '),
  )
  return lines.length === 0 ? 'There are no tables left by removed packages.' : lines.join('\n')
}

function heading({ action, name, title, from, to, integrity }: PackagePlan): string {
  const versions = [from, to].filter((version) => version !== null).join(' -> ')
  return `${action} ${title} (${name}) ${versions}${integrity === '' ? '' : `\n${integrity}`}`
}

function forWhom(action: PackagePlan['action']): string {
  if (action === 'promote') return 'For every website. Currently on trial at'
  return action === 'withdraw' ? 'Removed from' : 'For'
}

function section<Row>(title: string, rows: readonly Row[], text: (row: Row) => string): string[] {
  return rows.length === 0 ? [] : [`${title}:`, ...rows.map((row) => `  ${text(row)}`)]
}

const sign = (change: string): string => ({ added: '+', removed: '-', changed: '~' })[change] ?? ' '
const rowsText = (rows: number | null): string => (rows === null ? '' : `  ${counted(rows, 'row')}`)
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function pageText({ path, change, inFront }: PackagePlan['pages'][number]): string {
  const behind = inFront.map(({ tenant, title, path: at }) => `behind “${title}” at ${at} of ${tenant}`)
  return [`${sign(change)} ${path}`, ...behind].join('  ')
}

function blockText({ type, change, from, to, documents }: PackagePlan['blocks'][number]): string {
  const versions = from !== null && to !== null && from !== to ? `  data version ${from} -> ${to}` : ''
  return `${sign(change)} ${type}${versions}  in ${counted(documents, 'document')}`
}

function sizeText({ clientSize: { visitor, staff } }: PackagePlan): Line {
  if (visitor.from === visitor.to && staff.from === staff.to) return false
  return `Browsers load ${visitor.from} -> ${visitor.to} bytes (visitors), ${staff.from} -> ${staff.to} bytes (staff), gzip.`
}
