import type { PackageAction, PackageChange, PackagePlan } from '@ashlar/sdk/platform'
import type { Translate } from '@ashlar/sdk/ui'

type Named = Pick<PackagePlan, 'action' | 'title' | 'from' | 'to'>

/** What a change is called: in the head of its plan and in the history. */
export function actionTitle({ action, title, from, to }: Named, t: Translate): string {
  const words = { title, from: from ?? '', to: to ?? '' }
  switch (action) {
    case 'install':
      return t('Install {title}', words)
    case 'upgrade':
      return isOlder(to, from) ? t('Downgrade {title} to {to}', words) : t('Update {title}', words)
    case 'rollback':
      return t('Roll back {title}', words)
    case 'remove':
      return t('Remove {title}', words)
    case 'try':
      return t('Try {title} {to}', words)
    case 'promote':
      return t('Release {title} {to} to everyone', words)
    case 'withdraw':
      return t('End the trial of {title}', words)
  }
}

/** What the filled button of a plan says. */
export function applyLabel(action: PackageAction, t: Translate): string {
  switch (action) {
    case 'install':
      return t('Install')
    case 'upgrade':
      return t('Apply update')
    case 'rollback':
      return t('Roll back')
    case 'remove':
      return t('Remove')
    case 'try':
      return t('Start the trial')
    case 'promote':
      return t('Release to everyone')
    case 'withdraw':
      return t('End the trial')
  }
}

/** What is so after a change, in a sentence. */
export function outcome(change: Pick<PackageChange, 'action' | 'title' | 'to'>, t: Translate): string {
  const words = { title: change.title, to: change.to ?? '' }
  switch (change.action) {
    case 'remove':
      return t('{title} has been removed.', words)
    case 'try':
      return t('The chosen websites now have {title} {to}.', words)
    case 'withdraw':
      return t('The trial of {title} has ended.', words)
    default:
      return t('{title} {to} is now active.', words)
  }
}

/** Whether a version comes before another, by the numbers of semver; what follows a hyphen comes before the plain one. */
export function isOlder(version: string | null, than: string | null): boolean {
  if (version === null || than === null || version === than) return false
  const [numbers, label = ''] = parted(version)
  const [others, otherLabel = ''] = parted(than)
  const order = numbers.localeCompare(others, 'en', { numeric: true })
  if (order !== 0) return order < 0
  if (label === '' || otherLabel === '') return label !== ''
  return label.localeCompare(otherLabel, 'en', { numeric: true }) < 0
}

const parted = (version: string): readonly [string, string?] => {
  const hyphen = version.indexOf('-')
  return hyphen < 0 ? [version] : [version.slice(0, hyphen), version.slice(hyphen + 1)]
}

/** Whether going from one version to the other may break what relies on it (semver: the first number that counts). */
export function isMajor(from: string | null, to: string | null): boolean {
  if (from === null || to === null) return false
  const counts = (version: string) => /^0\.\d+|^\d+/.exec(version)?.[0]
  return counts(from) !== counts(to)
}

/** Milliseconds as people say them: "40 ms", "1.2 s". */
export const tookOf = (milliseconds: number, t: Translate): string =>
  milliseconds < 1000
    ? t('{count} ms', { count: milliseconds })
    : t('{seconds} s', { seconds: Math.round(milliseconds / 100) / 10 })
