import type { PackagePlan, PackageRow } from '@ashlar/sdk'

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
    ...section('Tables', changed(tables), ({ name, rows, change }) => `${sign(change)} ${name}${rowsText(rows)}`),
    ...section('Database migrations', migrations, (name) => `  ${name}`),
    ...section('Blocks', changed(blocks), blockText),
    content.checked > 0 &&
      `Content: ${content.checked} documents read, ${content.changed} are brought forward, ${content.failed} can't be.`,
    ...content.documents.map(
      ({ kindTitle, tenant, title, node, reason }) => `  ${kindTitle}, ${tenant}: ${title} ${node}: ${reason}`,
    ),
    ...section('Needed by', plan.requiredBy, ({ title, name }) => `  ${title} (${name})`),
    ...section('For', plan.tenants, ({ name }) => `  ${name}`),
    sizeText(plan),
    ...plan.warnings.map((warning) => `Mind: ${warning}`),
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
        trial ? `tried by ${trial.tenants} in version ${trial.version}` : '',
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n')
}

function heading({ action, name, title, from, to, integrity }: PackagePlan): string {
  const versions = [from, to].filter((version) => version !== null).join(' -> ')
  return `${action} ${title} (${name}) ${versions}${integrity === '' ? '' : `\n${integrity}`}`
}

function section<Row>(title: string, rows: readonly Row[], text: (row: Row) => string): string[] {
  return rows.length === 0 ? [] : [`${title}:`, ...rows.map((row) => `  ${text(row)}`)]
}

const sign = (change: string): string => ({ added: '+', removed: '-', changed: '~' })[change] ?? ' '
const rowsText = (rows: number | null): string => (rows === null ? '' : `  ${rows} rows`)

function blockText({ type, change, from, to, documents }: PackagePlan['blocks'][number]): string {
  const versions = from !== null && to !== null && from !== to ? `  data version ${from} -> ${to}` : ''
  return `${sign(change)} ${type}${versions}  in ${documents} documents`
}

function sizeText({ clientSize: { visitor, staff } }: PackagePlan): Line {
  if (visitor.from === visitor.to && staff.from === staff.to) return false
  return `Browsers load ${visitor.from} -> ${visitor.to} bytes (visitors), ${staff.from} -> ${staff.to} bytes (staff), gzip.`
}
