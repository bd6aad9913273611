import { once } from 'node:events'
import { createServer } from 'node:net'
import { admin } from '@ashlar/admin'
import { createHost, type Host, type PackageSource, packageFromFolder, readConfig } from '@ashlar/core'
import { site } from '@ashlar/site'
import { Changes } from './changes/changes.ts'
import { withReload } from './changes/with-reload.ts'
import { distribution } from './composition.ts'
import { ensureAdministrator, makeHome, signIn } from './first-start.ts'
import { playgroundPage } from './page/page-surface.ts'
import { plainLog } from './plain-log.ts'
import { readFixtures } from './stage/fixtures.ts'
import { Stage } from './stage/stage.ts'
import { withStories } from './stories/story-site.ts'

export interface PlaygroundOptions {
  /** Database and media; made if it is missing, and kept for the next start. */
  readonly dataFolder: string
  /** Tried first; another free one is taken where it is in use. 0 for any. */
  readonly port: number
  /** Path of axe-core's script. */
  readonly axe?: string
}

/** A package to be shown: built into one folder from the sources of another. */
export interface PackageUnderWork {
  /** Has a package.json and `dist/`; a folder that was shown before is not read again. */
  readonly built: string
  /** The author's folder, whose fixtures become stories. */
  readonly sources: string
  /** Folders of the packages that it requires, read once each. */
  readonly required?: readonly string[]
}

export type Shown = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export interface Playground {
  /** Of the page with the stories. */
  readonly address: string
  /** Take a package over without a restart, and load open pages again. What served before stays if it can't be. */
  show(work: PackageUnderWork): Promise<Shown>
  /** Say on every open page what is wrong, until the next package is shown. */
  tellProblem(text: string): void
  close(): Promise<void>
}

/** Start a site, an admin and an editor around a package that is being written, on this machine alone. */
export async function startPlayground({ dataFolder, port, axe }: PlaygroundOptions): Promise<Playground> {
  const free = await freePort(port)
  const config = readConfig({ ASHLAR_DATA: dataFolder, PORT: String(free), HOST: '127.0.0.1' })
  const stage = new Stage()
  const changes = new Changes()
  const door: { host?: Host } = {}
  const page = playgroundPage({
    stage,
    changes,
    axe,
    signIn: async () => (door.host === undefined ? [] : signIn(door.host)),
  })
  const surfaces = [withReload(withStories(site, stage)), withReload(admin), withReload(page)]
  const host = await createHost({ surfaces, packages: distribution, config, log: plainLog() })
  door.host = host
  let isFirstStart = await ensureAdministrator(host)
  await host.startJobs()
  await host.listen({ port: free, host: config.host })

  const requiredOnes = new Map<string, Promise<PackageSource>>()
  const required = (folder: string): Promise<PackageSource> => {
    const source = requiredOnes.get(folder) ?? packageFromFolder(folder)
    requiredOnes.set(folder, source)
    return source
  }
  const show = async ({ built, sources, required: folders = [] }: PackageUnderWork): Promise<Shown> => {
    const fixtures = await readFixtures(sources)
    const source = await packageFromFolder(built)
    const others = await Promise.all(folders.map(required))
    const shown = new Set([source, ...others].map(({ name }) => name))
    const base = (await distribution).filter(({ name }) => !shown.has(name))
    const reason = await takeOver(host, [...base, ...others, source])
    if (reason !== undefined) return { ok: false, reason }
    stage.show(source.name, fixtures)
    if (isFirstStart) {
      isFirstStart = false
      await makeHome(host, host.composition.packages.find(({ name }) => name === source.name)?.blocks ?? [])
    }
    changes.tell({ kind: 'reload' })
    return { ok: true }
  }
  return {
    address: `http://localhost:${free}/playground`,
    show,
    tellProblem: (text) => changes.tell({ kind: 'problem', text }),
    close: async () => {
      changes.close()
      await host.close()
    },
  }
}

/**
 * Without the checks before a take-over: half-finished work is what is shown here, and a block that throws is better
 * seen throwing. What can't be composed or migrated is refused; the reason comes back.
 */
async function takeOver(host: Host, base: readonly PackageSource[]): Promise<string | undefined> {
  try {
    const candidate = await host.prepare({ base, variants: [] })
    await candidate.migrate().catch(async (error: unknown) => {
      await candidate.discard()
      throw error
    })
    candidate.takeOver()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function freePort(wanted: number): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(wanted, '127.0.0.1')
    await once(probe, 'listening')
  } catch (error) {
    if (wanted === 0) throw error
    return freePort(0)
  }
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof bound === 'object' && bound !== null ? bound.port : wanted
}
