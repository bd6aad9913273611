import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServiceProcess, startService } from '@ashlar/core/testing'
import type { Content } from '@ashlar/sdk'
import type { PackageChange, PackageRow } from '@ashlar/sdk/platform'
import { expect } from 'vitest'
import { Caller } from '../attack/caller.fixture.ts'
import { contentWith } from '../author-mistakes.fixtures.ts'
import { loopingPackage } from './looping-package.fixtures.ts'

const api = '/api/v1/admin'
const password = 'slow-barn-27'
const patient = { timeout: 60_000 }
/** Runs after which a block is trusted: nothing cuts it off any more. */
const proven = 50

/** A supervised server that packages are installed into which begin to loop. */
export class LoopingServer {
  readonly #service: ServiceProcess
  readonly #folder: string
  readonly #admin: Caller
  readonly #neighbour: Caller

  private constructor(service: ServiceProcess, folder: string, admin: Caller, neighbour: Caller) {
    this.#service = service
    this.#folder = folder
    this.#admin = admin
    this.#neighbour = neighbour
  }

  static async start(): Promise<LoopingServer> {
    const folder = await mkdtemp(join(tmpdir(), 'ashlar-looping-'))
    const service = startService(fileURLToPath(new URL('./looping-server.child.ts', import.meta.url)), {
      ...{ ASHLAR_DATA: folder, ASHLAR_ADMIN_PASSWORD: password },
    })
    const port = Number(new URL(await service.ready).port)
    const visitor = new Caller(port, 'localhost', '127.0.0.1')
    const signedIn = await visitor.post('/api/v1/auth/login/', { email: 'admin@example.com', password })
    const admin = visitor.with({ cookie: signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
    const neighbour = new Caller(port, 'second.localhost', '127.0.0.1')
    const calm = { name: 'Calm', plan: 'basic', hosts: ['second.localhost'] }
    await results(admin.post(`${api}/tenants/`, calm))
    return new LoopingServer(service, folder, admin, neighbour)
  }

  async stop(): Promise<void> {
    this.#service.process.kill('SIGTERM')
    await this.#service.exit
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** How often a process has ended and another taken its place. */
  get restarts(): number {
    return this.#service.output().match(/will be restarted after a pause/g)?.length ?? 0
  }

  /** What a visitor is answered; nothing where the process ends meanwhile. */
  async visit(path: string): Promise<{ readonly status: number; readonly text: string }> {
    return this.#admin.get(path).catch(() => ({ status: 0, text: '' }))
  }

  /** Install the looping package under this name: done, also where the process ends meanwhile. */
  async install(id: string): Promise<void> {
    const packages = `${api}/packages`
    await results(this.#admin.uploadPackage(loopingPackage(id)))
    const wanted = { action: 'install', name: `@acme/${id}`, version: '1.0.0' }
    const plan = await results<{ id: string }>(this.#admin.post(`${packages}/plans/`, wanted))
    const begun = await results<PackageChange>(this.#admin.post(`${packages}/changes/`, { plan: plan.id }))
    const ended = async () => {
      const { status, text } = await this.visit(`${packages}/changes/${begun.id}/`)
      return status === 200 ? JSON.parse(text).results.state : 'running'
    }
    await expect.poll(ended, patient).not.toBe('running')
    expect(await ended()).toBe('done')
  }

  /** A page whose blocks all work, often enough to be trusted from then on; and one whose block loops, of which the id. */
  async publish(id: string, at: string): Promise<number> {
    await this.#publish(`fine-${id}`, page(`acme/${id}`, '', proven))
    expect((await this.visit(`/fine-${id}`)).text.split('as it should be')).toHaveLength(proven + 1)
    return this.#publish(`loops-${id}`, page(`acme/${id}`, at, 1))
  }

  async #publish(slug: string, content: Content): Promise<number> {
    const { text } = await this.#admin.post(`${api}/pages/`, { title: slug, slug, status: 'published' })
    const { id } = JSON.parse(text).page
    const saved = await this.#admin.put(`${api}/page/updatecontent/`, { id, content: JSON.stringify(content) })
    if (saved.status !== 200) throw new Error(saved.text)
    return id
  }

  /** Wait until one process has ended and another serves without the package, which is said to have looped there. */
  async expectWithdrawn(id: string, place: string, before: number): Promise<void> {
    await expect.poll(() => this.restarts, patient).toBe(before + 1)
    await expect.poll(() => this.#isNeighbourThere(), patient).toBe(true)
    const reason = expect.stringContaining(`@acme/${id} 1.0.0 did not finish in ${place}: It blocked the server for `)
    await expect.poll(() => this.#row(id), patient).toMatchObject({ status: 'failed', reason })
    const path = `${api}/packages/changes/?name=@acme/${id}`
    const [change] = (await results<{ rows: PackageChange[] }>(this.#admin.get(path))).rows
    expect(change).toMatchObject({ state: 'withdrawn', reason })
    for (let visit = 0; visit < 20; visit++) expect(await this.#isNeighbourThere()).toBe(true)
    expect(this.restarts).toBe(before + 1)
  }

  /** Its page that looped, and the one that did not, are there without the block. */
  async expectLeftOut(id: string): Promise<void> {
    for (const path of [`/loops-${id}`, `/fine-${id}`]) {
      const { status, text } = await this.visit(path)
      expect([status, text.includes('The rest'), text.includes('as it should be')]).toEqual([200, true, false])
    }
  }

  /** A website without pages says so itself. */
  #isNeighbourThere(): Promise<boolean> {
    return this.#neighbour.get('/').then(
      // The front of a website on which nothing is published.
      ({ status, text }) => status === 200 && text.includes('Coming soon'),
      () => false,
    )
  }

  async #row(id: string): Promise<PackageRow | undefined> {
    const { rows } = await results<{ rows: PackageRow[] }>(this.#admin.get(`${api}/packages/`))
    return rows.find(({ name }) => name === `@acme/${id}`)
  }
}

async function results<Results>(reply: ReturnType<Caller['get']>): Promise<Results> {
  const { status, text } = await reply
  if (status >= 300) throw new Error(text)
  return JSON.parse(text).results
}

/** So many of the block, each doing this, and a text behind them. */
function page(type: string, at: string, count: number): Content {
  const { nodes, ...content } = contentWith(type, 1, { at })
  const { block, container, ...around } = nodes
  if (block === undefined || container === undefined) throw new Error('The page has no block.')
  const ids = Array.from({ length: count }, (_, index) => `block-${index}`)
  const rest = { ...block, type: 'text', props: { text: 'The rest' } }
  const inside = { ...container, children: [...ids, 'rest'] }
  const blocks = Object.fromEntries(ids.map((id) => [id, block]))
  return { ...content, nodes: { ...around, ...blocks, container: inside, rest } }
}
