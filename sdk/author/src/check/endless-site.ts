import { relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defineModule, fillProps } from '@ashlar/sdk'
import type { Problem } from '@ashlar/sdk/check'
import { defineJob, defineServer, work } from '@ashlar/sdk/server'
import type { LoadRequest, PageRequest, SiteDefinition } from '@ashlar/sdk/site'
import { TimeIsUp, withTimeLimit } from '@ashlar/sdk/surface'
import { type TestHost, type TestPackage, testView } from '@ashlar/sdk/testing'
import Type from 'typebox'
import type { BuiltPackage } from './built-package.ts'
import { LoopGuard } from './loop-guard.ts'

/** Something of a `./site` entry that the site would run. */
interface SitePart {
  readonly what: string
  readonly run: () => unknown
}

const check = defineModule({ id: 'ashlar_check', title: 'Check', always: true })
const look = defineJob('ashlar_check.look', Type.Object({}))

/** Milliseconds for what a part waits for: nobody answers it here, so that it may wait in vain. */
const longestWait = 2_000

/**
 * Runs, for a website of a host, what a package's `./site` entry brings, and finds what never ends: loads of blocks with
 * nothing set, pages without parameters, the sitemap. What fails is no problem: the database is empty.
 */
export class EndlessSite {
  readonly #patience: number
  #look = async (): Promise<void> => undefined
  /** Stands in the host beside the package, since a website's work is done by packages. */
  readonly package: TestPackage = {
    name: '@ashlar/check',
    root: { check },
    server: defineServer(check, { jobs: [work(look, [], () => this.#look())] }),
  }

  /** @param patience milliseconds that each may take at once */
  constructor(patience: number) {
    this.#patience = patience
  }

  async problems(host: TestHost, { name, folder, entries }: BuiltPackage): Promise<readonly Problem[]> {
    const site = host.composition.packages.find((each) => each.name === name)?.site
    const address = entries['./site']
    if (site === undefined || address === undefined) return []
    const file = relative(folder, fileURLToPath(address))
    const problems: Problem[] = []
    this.#look = async () => {
      await using guard = await LoopGuard.start(this.#patience)
      for (const { what, run } of partsOf(site, host)) {
        if (await this.#ends(run, guard)) continue
        const message = `The ${what} did not finish and was stopped after ${this.#patience / 1000} s. Every website would have to wait for it.`
        const fix = 'Make sure that each loop ends: limit its iterations, or iterate over the result of one query.'
        problems.push({ rule: 'composition', where: `${file}: ${what}`, message, fix })
      }
    }
    await host.run(look, {})
    return problems
  }

  /** At once, or after it has waited. */
  async #ends(run: SitePart['run'], guard: LoopGuard): Promise<boolean> {
    let running: unknown
    try {
      running = withTimeLimit(this.#patience, run)
    } catch (error) {
      return !(error instanceof TimeIsUp)
    }
    const failed = () => undefined
    const ended = Promise.resolve(running).catch(failed)
    return !(await guard.hasCut(Promise.race([ended, setTimeout(longestWait)])))
  }
}

function partsOf({ loads, pages, sitemap }: SiteDefinition, { composition, tenants }: TestHost): SitePart[] {
  const given = (deps: Parameters<typeof composition.resolveAll>[0]) => composition.resolveAll(deps) as never[]
  const { page } = testView()
  const signal = AbortSignal.timeout(longestWait)
  const around = { query: {}, seesDrafts: false, visitor: null, signal }
  const asked: LoadRequest = { ...around, page, isModulePage: () => false }
  const { origin } = tenants.a
  const visit: PageRequest = { ...around, params: {}, language: 'en', origin }
  const entries = sitemap?.entries
  return [
    ...loads.map(({ block, deps, run }) => ({
      what: `load of the block ${block.type}`,
      run: () => run(fillProps(block, {}) as never, asked, ...given(deps)),
    })),
    ...pages
      .filter(({ path }) => !path.includes(':'))
      .map(({ path, deps, find }) => ({
        what: `find of the page ${path}`,
        run: () => find(visit, ...given(deps)),
      })),
    ...(sitemap && typeof entries === 'function'
      ? [{ what: 'sitemap', run: () => entries(...given(sitemap.deps)) }]
      : []),
  ]
}
