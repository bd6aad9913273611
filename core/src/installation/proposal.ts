import type { PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { ComposedPackage, Composition } from '@ashlar/sdk/surface'
import type { Candidate } from '../host/candidate.ts'
import type { CompositionError } from '../host/composition-error.ts'
import { titleOf } from '../host/package-face.ts'
import { clientSizeOf } from './client-size.ts'
import { type Composed, Composing, type Enter } from './composing.ts'
import { checkContent } from './content-check.ts'
import { dataChangesOf } from './data-changes.ts'
import { differencesOf, type Side } from './differences.ts'
import { fingerprintOf } from './fingerprint.ts'
import { compositionThatGoes, type GoingBack, goingBack } from './going-back.ts'
import { type Obstacle, obstaclesOf, type PlacedPage, warningsOf } from './judgement.ts'
import type { PackageSet } from './package-set.ts'
import { pagesInFront } from './pages-in-front.ts'
import type { InstallationParts, ServingHost } from './parts.ts'
import { requirersOf } from './requirers.ts'
import { type Target, targetOf } from './target.ts'
import { unaskedOf } from './unasked.ts'
import type { VersionBound } from './version-bound.ts'

/** A change that was worked out, and the composition that would serve if it was made. */
export interface Proposal {
  /** Without an id until it is kept. */
  readonly plan: PackagePlan
  readonly fingerprint: string
  readonly next: PackageSet
  /** Undefined when the packages could not be composed. To be used or discarded. */
  readonly candidate: Candidate | undefined
  /** What composing threw, to be told as it is. */
  readonly error: CompositionError | undefined
  /** Content whose blocks go back to an older data version. */
  readonly back: GoingBack | undefined
}

/** Works out changes: fetches, composes beside, compares, dry-runs. Nothing that serves is touched. */
export class Proposals {
  readonly #parts: InstallationParts
  readonly #host: ServingHost
  readonly #composing: Composing

  constructor(parts: InstallationParts, host: ServingHost, bound: VersionBound) {
    this.#parts = parts
    this.#host = host
    this.#composing = new Composing(parts, host, bound)
  }

  async make(request: PackagePlanRequest, set: PackageSet, enter: Enter): Promise<Proposal> {
    await enter('store')
    const target = await targetOf(this.#parts, request, set)
    const composed = await this.#composing.compose(target, enter)
    try {
      const plan = await this.#plan(request, set, target, composed)
      const back = composed.after && goingBack(this.#host, composed.after.composition, { ...target, set })
      return { plan, fingerprint: fingerprintOf(plan), next: target.next, ...composed, back }
    } catch (error) {
      await composed.candidate?.discard()
      throw error
    }
  }

  async #plan(
    request: PackagePlanRequest,
    set: PackageSet,
    target: Target,
    { after: composed, error }: Composed,
  ): Promise<PackagePlan> {
    const { name, from, to, action } = target
    const serving = this.#host
    const before: Side = {
      package: inside(compositionThatGoes(serving, { action, name, set }), name),
      routes: serving.routes(),
    }
    const isGone = to === null || error !== undefined
    const after: Side = {
      package: isGone ? undefined : composed && inside(composed.composition, name),
      routes: composed?.routes ?? [],
    }
    const present = after.package ?? before.package
    const release = to === null ? undefined : await this.#parts.releases.find(name, to)
    const manifest = after.package?.manifest ?? release?.manifest ?? before.package?.manifest
    const parts = error === undefined ? differencesOf(before, after) : nothing
    const unasked = error === undefined ? unaskedOf(before, after) : unaskedOf(before, before)
    const pages = await this.#pages(target, unasked.pages)
    const content = await this.#content(target, before, after, composed?.composition)
    const data = await this.#data(manifest?.id, after, request, error)
    const requiredBy = requirersOf(serving.composition, before.package)
    const obstacles: Obstacle[] = obstaclesOf({
      request,
      target,
      error,
      after,
      content,
      data,
      requiredBy,
      parts: this.#parts,
    })
    const warnings = warningsOf({
      request,
      target,
      content,
      data,
      before,
      after,
      pages,
      isSafeMode: this.#parts.config.isSafeMode,
    })
    return {
      ...{ id: '', action, name, from, to, obstacles, warnings, ...parts, ...unasked },
      pages: pages.map(({ behindPages: _, ...page }) => page),
      title: titleOf(present, name),
      description: present?.module?.description ?? release?.description ?? '',
      kind: manifest?.kind ?? 'block',
      integrity: release?.integrity ?? '',
      license: release?.license ?? '',
      size: release?.size ?? 0,
      blocks: parts.blocks.map((block) => ({ ...block, documents: content.holding.get(block.type) ?? 0 })),
      tables: data.tables,
      migrations: data.migrations,
      content: {
        checked: content.checked,
        changed: content.changed,
        failed: content.troubles.failed,
        documents: content.documents.map(({ trouble: _, ...document }) => document),
      },
      requiredBy,
      clientSize: await this.#clientSize(set, target),
      tenants: target.tenants.map(({ id, name: title }) => ({ id, name: title })),
      createdAt: new Date().toISOString(),
    }
  }

  /** What stands in front of the pages that come or change; what is there already is known. */
  async #pages({ tenants }: Target, pages: ReturnType<typeof unaskedOf>['pages']): Promise<readonly PlacedPage[]> {
    const guids = tenants.length === 0 ? undefined : new Set(tenants.map(({ guid }) => guid))
    const placed: PlacedPage[] = []
    for (const page of pages) {
      const inFront = page.change === 'added' ? await pagesInFront(this.#parts.data.database, page.path, guids) : []
      placed.push({ ...page, inFront: [...inFront] })
    }
    return placed
  }

  #content(target: Target, before: Side, after: Side, composition: Composition | undefined) {
    const types = composition === undefined ? new Set<string>() : typesOf(before, after)
    const isOfSome = target.action === 'try' || target.action === 'withdraw'
    const tenants = isOfSome ? { tenants: new Set(target.tenants.map(({ guid }) => guid)) } : {}
    const kinds = [this.#host.composition, composition].flatMap(
      (each) => each?.packages.flatMap(({ server }) => server?.documents ?? []) ?? [],
    )
    return checkContent(this.#parts.data.database, {
      ...{ types, ...tenants, kinds: [...new Map(kinds.map((kind) => [kind.kind, kind])).values()] },
      before: (type) => before.package?.blocks.find((block) => block.type === type),
      after: (type) => after.package?.blocks.find((block) => block.type === type),
    })
  }

  async #data(id: string | undefined, after: Side, request: PackagePlanRequest, error: CompositionError | undefined) {
    const isModule = after.package?.server !== undefined || (error === undefined && request.action === 'remove')
    if (id === undefined || !isModule || !/^[a-z][a-z0-9_]*$/.test(id))
      return { tables: [], migrations: [], edited: '' }
    return dataChangesOf(this.#parts.data, id, after.package?.server, request.withData === true)
  }

  async #clientSize(set: PackageSet, { name, from, to }: Target): Promise<PackagePlan['clientSize']> {
    const { sources } = this.#parts
    const sizes = async (version: string | null) =>
      clientSizeOf(version === null ? undefined : await sources.of({ name, version }).catch(() => undefined))
    const isServed = !set.packages.some((each) => each.name === name && each.leftOut !== undefined)
    const [old, now] = [await sizes(isServed ? from : null), await sizes(to)]
    return { visitor: { from: old.visitor, to: now.visitor }, staff: { from: old.staff, to: now.staff } }
  }
}

const nothing: ReturnType<typeof differencesOf> = { permissions: [], routes: [], screens: [], blocks: [] }

const inside = (composition: Composition, name: string): ComposedPackage | undefined =>
  composition.packages.find((each) => each.name === name)

const typesOf = (...sides: readonly Side[]) =>
  new Set(sides.flatMap((side) => side.package?.blocks.map(({ type }) => type) ?? []))
