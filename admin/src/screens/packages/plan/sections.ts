import type { PackageContents, PackagePlan } from '@ashlar/sdk/platform'
import { bytesText, type Translate } from '@ashlar/sdk/ui'

export type PartChange = PackagePlan['routes'][number]['change']

export interface Line {
  readonly key: string
  readonly change: PartChange
  readonly name: string
  readonly isCode: boolean
  /** Quiet words at the end of the line. */
  readonly end: string
}

/** One subject of a plan, or of what a package brings. */
export interface Section {
  readonly title: string
  readonly lines: readonly Line[]
}

/** What staff and programs meet of a package. */
export function partSections({ permissions, screens, routes }: PackageContents, t: Translate): readonly Section[] {
  return [
    {
      title: t('Permissions'),
      lines: permissions.map(({ area, title, change }) => ({
        key: area,
        change,
        name: title,
        isCode: false,
        end: area,
      })),
    },
    {
      title: t('Screens'),
      lines: screens.map(({ path, title, change }) => ({
        key: path,
        change,
        name: title,
        isCode: false,
        end: path,
      })),
    },
    {
      title: t('Routes'),
      lines: routes.map(({ method, url, access, change }) => ({
        key: `${method} ${url}`,
        change,
        name: `${method} ${url}`,
        isCode: true,
        end: access,
      })),
    },
  ]
}

/** What it does without anybody opening a screen of it. */
function unaskedSections({ pages, jobs, schedules, events, sitemap }: PackagePlan, t: Translate): readonly Section[] {
  const coded = (id: string, change: PartChange, end = ''): Line => ({ key: id, change, name: id, isCode: true, end })
  const behind = (count: number) =>
    count === 0 ? '' : t('hidden by {count} page of the website|hidden by {count} pages of the website', { count })
  return [
    {
      title: t('Pages for visitors'),
      lines: pages.map(({ path, change, inFront }) => coded(path, change, behind(inFront.length))),
    },
    { title: t('Background work'), lines: jobs.map(({ id, change }) => coded(id, change)) },
    { title: t('Scheduled jobs'), lines: schedules.map(({ job, cron, change }) => coded(job, change, cron)) },
    { title: t('Events it listens to'), lines: events.map(({ id, change }) => coded(id, change)) },
    { title: t('Addresses for search engines'), lines: sitemap.map(({ id, change }) => coded(id, change)) },
  ]
}

/** Everything a plan knows, by subject; a subject may be empty. */
export function planSections(plan: PackagePlan, t: Translate): readonly Section[] {
  const rows = (count: number | null) =>
    count === null ? t('does not exist yet') : t('{count} row|{count} rows', { count })
  const version = (from: number | null, to: number | null) =>
    from === null || to === null || from === to
      ? t('data version {version}', { version: to ?? from ?? 1 })
      : t('data version {from} to {to}', { from, to })
  const { visitor, staff } = plan.clientSize
  const sizes = [
    { title: t('Visitors'), ...visitor },
    { title: t('Staff'), ...staff },
  ]
  return [
    {
      title: t('Blocks'),
      lines: plan.blocks.map(({ type, title, change, from, to, documents }) => ({
        key: type,
        change,
        name: title,
        isCode: false,
        end: `${version(from, to)}, ${t('in {count} document|in {count} documents', { count: documents })}`,
      })),
    },
    {
      title: t('Tables'),
      lines: plan.tables.map(({ name, change, rows: count }) => ({
        key: name,
        change,
        name,
        isCode: true,
        end: rows(count),
      })),
    },
    {
      title: t('Migrations of the database'),
      lines: plan.migrations.map((name) => ({ key: name, change: 'added', name, isCode: true, end: t('will run') })),
    },
    ...partSections(plan, t),
    ...unaskedSections(plan, t),
    {
      title: t('Needed by'),
      lines: plan.requiredBy.map(({ name, title }) => ({
        key: name,
        change: 'kept',
        name: title,
        isCode: false,
        end: name,
      })),
    },
    {
      title: t('Browser files'),
      lines: sizes
        .filter(({ from, to }) => from > 0 || to > 0)
        .map(({ title, from, to }) => ({
          key: title,
          change: from === to ? 'kept' : from === 0 ? 'added' : to === 0 ? 'removed' : 'changed',
          name: title,
          isCode: false,
          end: from === to ? bytesText(to) : t('{from} to {to}', { from: bytesText(from), to: bytesText(to) }),
        })),
    },
  ]
}
