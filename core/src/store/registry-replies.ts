// What registries answer, read in npm's thread: so it loads nothing of the SDK.
import { valid } from 'semver'
import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { packageName } from './package-name.ts'

/** Code of a reply that is not what a registry answers. */
export const unreadable = 'EREPLY'

/** Keyword by which packages for Ashlar are found; `ashlar-block` or `ashlar-module` stands beside it. */
export const keyword = 'ashlar-package'

/** A package as a search finds it. */
export interface FoundRelease {
  readonly name: string
  /** The newest. */
  readonly version: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly publisher: string
  /** ISO time; empty where the registry does not say. */
  readonly publishedAt: string
}

/** One version that calls itself one for Ashlar, as its registry describes it. */
export interface RegistryRelease {
  readonly name: string
  readonly version: string
  /** Its field `ashlar`, whatever that holds. */
  readonly ashlar: unknown
  readonly description: string
  readonly license: string
  readonly publisher: string
  /** Bytes, unpacked; null where the registry does not say. */
  readonly size: number | null
}

/** All such versions that a registry has of one package. */
export interface RegistryPackage {
  /** What the tag `latest` names. */
  readonly latest: string
  readonly releases: readonly RegistryRelease[]
  readonly readme: string
  /** ISO times by version. */
  readonly publishedAt: Readonly<Record<string, string>>
}

const mostReadme = 100_000
const mostKeywords = 50
/** Characters. */
const longestManifest = 10_000

const Name = Type.String({ maxLength: 214, pattern: packageName.source })
const Version = Type.String({ minLength: 1, maxLength: 100 })
const Person = Type.Union([
  Type.String(),
  Type.Object({ username: Type.String() }),
  Type.Object({ name: Type.String() }),
])

const SearchReply = Type.Object({ objects: Type.Array(Type.Object({ package: Type.Unknown() })) })
const Found = Type.Object({ name: Name, keywords: Type.Array(Type.String()) })
const Release = Type.Object({ name: Name, version: Version, ashlar: Type.Object({}) })
const Packument = Type.Object({
  name: Name,
  'dist-tags': Type.Object({ latest: Version }),
  versions: Type.Record(Type.String(), Type.Unknown()),
})

// Only the members below decide anything; of the others each is taken where it is what it should be.
const Described = Type.Object({ description: Type.String() })
const Licensed = Type.Object({ license: Type.String() })
const Versioned = Type.Object({ version: Version })
const Tagged = Type.Object({ 'dist-tags': Type.Object({ latest: Version }) })
const Dated = Type.Object({ date: Type.String() })
const Modified = Type.Object({ time: Type.Object({ modified: Type.String() }) })
const Timed = Type.Object({ time: Type.Record(Type.String(), Type.Unknown()) })
const Sized = Type.Object({ dist: Type.Object({ unpackedSize: Type.Integer({ minimum: 0 }) }) })
const WithReadme = Type.Object({ readme: Type.String() })
const Published = Type.Object({ publisher: Person })
const ByUser = Type.Object({ _npmUser: Person })
const Maintained = Type.Object({ maintainers: Type.Array(Person, { minItems: 1 }) })

/** What a search gave that has the keyword; what is no such thing is left out. @throws for what is no search reply */
export function foundIn(reply: unknown, most: number): readonly FoundRelease[] {
  if (!Check(SearchReply, reply)) throw unexpected('a search')
  return reply.objects.slice(0, most).flatMap(({ package: found }) => {
    const version = versionOf(found)
    if (!Check(Found, found) || !found.keywords.includes(keyword) || valid(version) === null) return []
    return {
      ...{ name: found.name, version, description: descriptionOf(found), publisher: publisherOf(found) },
      keywords: found.keywords.slice(0, mostKeywords),
      publishedAt: timeOf(Check(Dated, found) ? found.date : Check(Modified, found) ? found.time.modified : ''),
    }
  })
}

/** One version; undefined where it is no package for Ashlar. */
export function releaseIn(reply: unknown): RegistryRelease | undefined {
  if (!Check(Release, reply) || valid(reply.version) !== reply.version) return undefined
  if (JSON.stringify(reply.ashlar).length > longestManifest) return undefined
  return {
    ...{ name: reply.name, version: reply.version, ashlar: reply.ashlar },
    ...{ description: descriptionOf(reply), publisher: publisherOf(reply) },
    license: Check(Licensed, reply) ? reply.license.slice(0, 100) : '',
    size: Check(Sized, reply) ? reply.dist.unpackedSize : null,
  }
}

/** @throws for what is no description of a package */
export function packageIn(reply: unknown): RegistryPackage {
  if (!Check(Packument, reply)) throw unexpected('a package')
  const { versions, 'dist-tags': tags } = reply
  const releases = Object.values(versions).flatMap((each) => releaseIn(each) ?? [])
  const times = Check(Timed, reply) ? reply.time : {}
  const publishedAt = releases.map(({ version }) => [version, timeOf(times[version])] as const)
  const described = [reply, versions[tags.latest]].find((each) => is(WithReadme, each) && each.readme !== '')
  const readme = is(WithReadme, described) ? described.readme.slice(0, mostReadme) : ''
  return { latest: tags.latest, releases, readme, publishedAt: Object.fromEntries(publishedAt) }
}

const is = <S extends TSchema>(schema: S, value: unknown): value is Static<S> => Check(schema, value)

const descriptionOf = (found: unknown) => (Check(Described, found) ? found.description.slice(0, 1_000) : '')

/** Some registries say it as a tag. */
function versionOf(found: unknown): string {
  if (Check(Versioned, found)) return found.version
  return Check(Tagged, found) ? found['dist-tags'].latest : ''
}

function publisherOf(found: unknown): string {
  const person = Check(Published, found)
    ? found.publisher
    : Check(ByUser, found)
      ? found._npmUser
      : Check(Maintained, found)
        ? found.maintainers[0]
        : ''
  const name =
    person === undefined || typeof person === 'string' ? person : 'username' in person ? person.username : person.name
  return (name ?? '').slice(0, 100)
}

function timeOf(value: unknown): string {
  const time = typeof value === 'string' ? new Date(value) : undefined
  return time === undefined || Number.isNaN(time.valueOf()) ? '' : time.toISOString()
}

const unexpected = (what: string) =>
  Object.assign(new Error(`its response does not describe ${what}`), { code: unreadable })
