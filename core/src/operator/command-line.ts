import type { PackageAction, PackagePlanRequest } from '@ashlar/sdk/platform'

/** What an operator asks for. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'recover' }
  | { readonly kind: 'list'; readonly asJson: boolean }
  | { readonly kind: 'removed'; readonly asJson: boolean }
  | {
      readonly kind: 'delete-tables'
      /** Of the package that has left them. */
      readonly name: string
      readonly isAgreed: boolean
      readonly asJson: boolean
    }
  | {
      readonly kind: 'change'
      readonly request: PackagePlanRequest
      /** A tarball to send first; the request then names what is in it. */
      readonly file: string | undefined
      /** Who shall try it, for `try`: names, host names or numbers, to be looked up. */
      readonly websites: readonly string[]
      /** Show what would happen, and do nothing. */
      readonly isPlanOnly: boolean
      /** Don't ask. */
      readonly isAgreed: boolean
      readonly asJson: boolean
    }

export const help = `ashlar package <command>

  list                               list installed packages
  add <name>[@version] | <file.tgz>  install a package
  upgrade <name>[@version] | <file.tgz>
                                     change to another version (default: the newest)
  rollback <name>                    go back to the previous version
  remove <name>                      remove it, but keep its content and tables
  try <name>[@version] | <file.tgz>  try another version of a block package on some websites (--for)
  promote <name>                     use the version on trial everywhere
  withdraw <name>                    end the trial
  plan <command> …                   show what a command would do, without doing it
  removed                            list tables left by removed packages
  delete-tables <name>               save a copy of them in the data folder, then delete them
  recover                            create a one-time sign-in link for the administrator, valid for 15 minutes

  --for <website>  with try: name, host name or number of a website; repeat for more
  --with-data      with remove: also delete its tables and rows
  --keep-content   with remove: even if pages use its blocks; they come back with the package
  --yes            don't ask
  --json           print JSON
  --data <folder>  data folder of the server (default: ASHLAR_DATA or ./data)`

/** The command line could not be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const actions: Readonly<Record<string, PackageAction>> = {
  add: 'install',
  upgrade: 'upgrade',
  rollback: 'rollback',
  remove: 'remove',
  try: 'try',
  promote: 'promote',
  withdraw: 'withdraw',
}

/** Actions that take a version, or a file with one. */
const versioned: ReadonlySet<PackageAction> = new Set(['install', 'upgrade', 'try'])

/** @throws UsageError with a sentence */
export function commandOf(
  words: readonly string[],
  flags: Readonly<Record<string, boolean>>,
  websites: readonly string[] = [],
): Command {
  const asJson = flags['json'] ?? false
  const isPlanOnly = words[0] === 'plan'
  const [verb = 'help', target, ...rest] = isPlanOnly ? words.slice(1) : words
  if (verb === 'help') return { kind: 'help' }
  if (verb === 'list') return { kind: 'list', asJson }
  if (verb === 'recover') return { kind: 'recover' }
  if (verb === 'removed') return { kind: 'removed', asJson }
  const action = actions[verb]
  if (action === undefined && verb !== 'delete-tables') throw new UsageError(`There is no command "${verb}".`)
  if (target === undefined) throw new UsageError(`Name a package: ashlar package ${verb} <name>.`)
  if (rest.length > 0) throw new UsageError(`Name only one package. Remove "${rest.join(' ')}".`)
  const isAgreed = flags['yes'] ?? false
  if (action === undefined) return { kind: 'delete-tables', name: target, isAgreed, asJson }
  if (action === 'try' && websites.length === 0) {
    throw new UsageError('Name the websites that should try it: --for <name, host name or number>.')
  }
  if (action !== 'try' && websites.length > 0) throw new UsageError('Only "try" accepts --for.')
  const file = versioned.has(action) && /\.t(ar\.)?gz$/.test(target) ? target : undefined
  const { name, version } = file === undefined ? named(target) : { name: '', version: undefined }
  const request: PackagePlanRequest = {
    action,
    name,
    ...(version !== undefined && { version }),
    ...(flags['with-data'] && { withData: true }),
    ...(flags['keep-content'] && { keepContent: true }),
  }
  return { kind: 'change', request, file, websites, isPlanOnly, isAgreed, asJson }
}

/** `@acme/quote@1.2.0` is a name with a version. */
function named(text: string): { readonly name: string; readonly version: string | undefined } {
  const at = text.indexOf('@', 1)
  return at < 0 ? { name: text, version: undefined } : { name: text.slice(0, at), version: text.slice(at + 1) }
}
