import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, ConfigurationError, readConfig } from './config/index.ts'
import { CompositionError } from './host/composition-error.ts'
import { createHost, type Host, type HostOptions } from './host/host.ts'
import { Accounts } from './platform/identity/account.service.ts'
import { type FirstStart, firstStart } from './platform/identity/first-start.ts'
import { Tenants } from './platform/tenants/tenant.service.ts'

/** The administrator and the tenant that a first start has made. */
export interface FirstAdministrator {
  readonly email: string
  readonly password: string
  readonly tenant: FirstStart['tenant']
}

export interface ServerOptions extends Pick<HostOptions, 'surfaces' | 'packages'> {
  /** Fill an empty database with the demo, under `ASHLAR_DEMO`; called before the server listens. */
  readonly seed?: (host: Host, first: FirstAdministrator) => Promise<void>
}

/** Milliseconds after which a stop that does not end is ended. */
const longestStop = 30_000

/**
 * Run a server as the environment configures it, until SIGTERM or SIGINT. Prints a line beginning `Ashlar ready at `
 * once it serves; ends the process with a sentence when it can't.
 */
export async function startServer(options: ServerOptions): Promise<void> {
  try {
    await start(options)
  } catch (error) {
    const isTold = error instanceof ConfigurationError || error instanceof CompositionError
    console.error(isTold ? error.message : error)
    process.exit(1)
  }
}

async function start({ seed, ...options }: ServerOptions): Promise<void> {
  const config = await withFreePort(readConfig(process.env))
  const host = await createHost({ ...options, config })
  process.on('unhandledRejection', (error) => host.log.error({ err: error }, 'A promise was rejected unheard.'))
  stopOnSignals(host)
  try {
    await serve(host, seed)
  } catch (error) {
    await host.close()
    throw error
  }
  host.warmUp().catch((error: unknown) => host.log.error({ err: error }, 'A route can not be used.'))
}

async function serve(host: Host, seed: ServerOptions['seed']): Promise<void> {
  const { config, composition } = host
  const accounts = composition.resolve(Accounts)
  const first = await firstStart(config, { tenants: composition.resolve(Tenants), accounts })
  if (first.password !== undefined && seed !== undefined && config.isDemo) {
    await seed(host, { email: first.email, password: first.password, tenant: first.tenant })
  }
  await host.startJobs()
  await host.listen({ port: config.port, host: config.host })
  const { statusCode } = await host.inject('/readyz')
  if (statusCode !== 200) throw new ConfigurationError('The database does not answer.')
  tellSignIn(config, first)
  console.log(`Ashlar ready at http://${shownHost(config.host)}:${config.port}`)
}

function tellSignIn(config: Config, first: FirstStart): void {
  if (first.password === undefined) return
  console.log(`Sign in as ${first.email}${first.isRandom ? ` with the password ${first.password}` : ''}`)
  if (first.isRandom) console.log('This password is shown only now; ASHLAR_ADMIN_PASSWORD would have set another.')
  if (config.isDemo) console.log('The demo users <role>@example.com share it.')
}

/**
 * Try the address before anything is opened or made: whoever got it wrong hears of it at once. `PORT=0` asks for any
 * free port; it must be known before addresses are built from it.
 */
async function withFreePort(config: Config): Promise<Config> {
  const probe = createServer()
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw wrongAddress(config, error)
  }
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  return { ...config, port: typeof bound === 'object' && bound !== null ? bound.port : config.port }
}

function wrongAddress({ port, host }: Config, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigurationError(`PORT is wrong: port ${port} is in use already; set PORT to a free one.`)
    case 'EACCES':
      return new ConfigurationError(`PORT is wrong: this user may not listen on port ${port}; expected one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigurationError(`HOST is wrong: “${host}” is no address of this machine.`)
    default:
      return error
  }
}

/** What a person can type: the address of all interfaces is none. */
function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function stopOnSignals(host: Host): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    host.log.info({ signal }, 'The server stops.')
    setTimeout(() => process.exit(1), longestStop).unref()
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        host.log.error({ err: error }, 'The server did not stop cleanly.')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
