import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServiceProcess, startService } from '@ashlar/core/testing'
import { Caller } from './caller.fixture.ts'

/** The demo's password, shared by everybody in it. */
export const password = 'slow-barn-27'
/** The website that is attacked, and the one whose visitors are measured meanwhile. */
export const hosts = { attacked: 'localhost', neighbour: 'second.localhost' } as const

/** One running demo with its supervisor, on a data folder of its own. */
export class SupervisedDemo {
  readonly service: ServiceProcess
  readonly port: number
  readonly #folder: string

  private constructor(service: ServiceProcess, port: number, folder: string) {
    this.service = service
    this.port = port
    this.#folder = folder
  }

  static async start(env: Readonly<Record<string, string>> = {}): Promise<SupervisedDemo> {
    const folder = await mkdtemp(join(tmpdir(), 'ashlar-attacked-'))
    const service = startService(fileURLToPath(new URL('./supervised-demo.child.ts', import.meta.url)), {
      ...{ ASHLAR_DATA: folder, ASHLAR_DEMO: '1', ASHLAR_ADMIN_PASSWORD: password, ...env },
    })
    const { port } = new URL(await service.ready)
    return new SupervisedDemo(service, Number(port), folder)
  }

  /** Somebody at the address `from`, who has not signed in. */
  visitor(host: string, from = '127.0.0.1'): Caller {
    return new Caller(this.port, host, from)
  }

  async signIn(host: string, email: string): Promise<Caller> {
    const caller = this.visitor(host)
    const { status, headers, text } = await caller.post('/api/v1/auth/login/', { email, password })
    const cookie = headers['set-cookie']?.[0]?.split(';')[0]
    if (status !== 200 || cookie === undefined) throw new Error(`${email} could not sign in: ${text}`)
    return caller.with({ cookie })
  }

  /** Process id of the server, which the supervisor starts. */
  async serverPid(): Promise<number> {
    const [pid] = await childrenOf(this.service.process.pid)
    if (pid === undefined) throw new Error('The supervisor has no server.')
    return pid
  }

  async stop(): Promise<void> {
    this.service.process.kill('SIGTERM')
    await this.service.exit
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Processes that a process has started. */
export async function childrenOf(pid: number | undefined): Promise<readonly number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(all.map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')))
  // Number, name in brackets, state, number of the parent.
  return all.filter((_, at) => stats[at]?.split(') ').at(-1)?.split(' ')[1] === String(pid)).map(Number)
}
