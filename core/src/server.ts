import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AshlarError } from '@ashlar/sdk/server'
import { type Config, ConfigurationError, readConfig } from './config/index.ts'
import { beginFilling, checkNotices, clearUnfinishedAt, DatabaseUnreachable, directAddress } from './data/index.ts'
import { CompositionError } from './host/composition-error.ts'
import type { Host } from './host/host.ts'
import type { Hung } from './host/watch/hang-messages.ts'
import { HangWatch, notedHangs } from './host/watch/hang-watch.ts'
import { Suspicion } from './host/watch/suspicion.ts'
import { distrust, report, toldOf } from './host/watch/told-hang.ts'
import { shownAddress, wrongAddress } from './http/address.ts'
import { keepTickShape } from './http/tick-shape.ts'
import { assertSameInstallation } from './installation/same-installation.ts'
import { createInstalledHost, type InstalledHost, type InstalledHostOptions } from './installation/start.ts'
import { openStorage } from './media-storage/open-storage.ts'
import { MediaStorage } from './media-storage/storage.ts'
import { Accounts } from './platform/identity/account.service.ts'
import { type FirstStart, firstStart } from './platform/identity/first-start.ts'
import { Tenants } from './platform/tenants/tenant.service.ts'
import { Supervised } from './supervisor/supervised.ts'

/** The administrator and the tenant that a first start has made. */
export interface FirstAdministrator {
  readonly email: string
  readonly password: string
  readonly tenant: FirstStart['tenant']
}

export interface ServerOptions extends Pick<InstalledHostOptions, 'surfaces' | 'packages' | 'mostVersions'> {
  /**
   * Fill an empty database with the demo, under `ASHLAR_DEMO`; called before the server listens. A start that is cut off
   * while it does begins again at the next one, with nothing of what it had made.
   */
  readonly seed?: (host: Host, first: FirstAdministrator) => Promise<void>
}

/** Milliseconds after which a stop that does not end is ended. */
const longestStop = 30_000
/** Milliseconds between two looks at how many versions of packages are in memory. */
const lookEvery = 1_000
/** Milliseconds after which a process that works without a sign of life counts as hanging. */
const hangsAfter = 3_000
/** Milliseconds after which a successor is asked for once more: the first may have failed to start. */
const askAgainAfter = 60_000

/**
 * Run a server as the environment configures it, until SIGTERM or SIGINT. Prints a line beginning `Ashlar ready at `
 * once it serves; ends the process with a sentence when it can't. Under `supervise` the supervisor prints that line.
 */
export async function startServer(options: ServerOptions): Promise<void> {
  keepTickShape()
  const supervised = Supervised.here()
  try {
    await start(options, supervised)
  } catch (error) {
    const isRefused = error instanceof ConfigurationError || error instanceof CompositionError
    console.error(isRefused || error instanceof DatabaseUnreachable ? error.message : error)
    // A database that is away may be back: the next try is worth it.
    if (isRefused) await supervised?.refused()
    process.exit(1)
  }
}

async function start({ seed, ...options }: ServerOptions, supervised: Supervised | undefined): Promise<void> {
  const read = readConfig(process.env)
  const config = supervised === undefined ? await withFreePort(read) : read
  await supervised?.mayOpen()
  await checkNotices(config)
  if (await clearUnfinished(config))
    console.log('The first start was interrupted while it set up the database. It starts again.')
  const hangs = join(config.dataFolder, 'hangs')
  const noted = notedHangs(hangs)
  const hung = noted.flatMap(({ byItself = [] }) => byItself)
  const installed = await createInstalledHost({ ...options, config, hung })
  const { host } = installed
  process.on('unhandledRejection', (error) => host.log.error({ err: error }, 'Unhandled promise rejection.'))
  stopWhenTold(installed, supervised)
  const tellHangs = watchHangs(installed, hangs, noted)
  try {
    await serve(installed, seed, supervised)
  } catch (error) {
    await installed.close()
    throw error
  }
  watchVersions(installed, supervised)
  tellHangs()
  host.warmUp().catch((error: unknown) => host.log.error({ err: error }, 'A route cannot be used.'))
}

/** The embedded database sees to it when it is opened. */
async function clearUnfinished(config: Config): Promise<boolean> {
  const address = directAddress(config)
  if (address === undefined) return false
  const media = await openStorage(config, { path: join(config.dataFolder, 'media') })
  return clearUnfinishedAt(address, (tenant) => media.removeAll(tenant))
}

async function serve(
  installed: InstalledHost,
  seed: ServerOptions['seed'],
  supervised: Supervised | undefined,
): Promise<void> {
  const { host, installation } = installed
  const { config, composition, data, log } = host
  const storage = composition.resolve(MediaStorage)
  await assertSameInstallation({
    data,
    config,
    storage,
    log: { info: (text) => log.info(text), warn: (text) => log.warn(text) },
  })
  const accounts = composition.resolve(Accounts)
  // Noted before anything is made: what a kill leaves would else be taken for an installation that is in use.
  const whole = seed !== undefined && config.isDemo ? await beginFilling(host.data, config) : undefined
  const first = await mendable(firstStart(config, { tenants: composition.resolve(Tenants), accounts }))
  const fills = whole !== undefined && seed !== undefined && first.password !== undefined
  if (fills) await mendable(seed(host, { email: first.email, password: first.password, tenant: first.tenant }))
  await whole?.()
  tellSignIn(config, first)
  if (fills && supervised !== undefined) {
    await supervised.filled()
    return stop(installed, { how: 'filled' })
  }
  await host.startJobs()
  if (supervised === undefined) await host.listen({ port: config.port, host: config.host })
  await host.listenForOperator()
  const { statusCode } = await host.inject('/readyz')
  if (statusCode !== 200) throw new ConfigurationError('The database is not responding.')
  await installation.begin()
  const address = shownAddress(config)
  if (supervised === undefined) console.log(`Ashlar ready at ${address}`)
  else supervised.ready(host.listener, address)
}

/**
 * Work of the first start, whose refusal would be the same at each further start: somebody has to change something.
 *
 * @throws ConfigurationError with what the refusal said
 */
async function mendable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AshlarError) || error.status >= 500) throw error
    const reasons = [...new Set([error.message, ...error.errors.map(({ message }) => message)])]
    const message = `The first start was refused: ${reasons.join(' ')} Change the configuration, then start again.`
    throw new ConfigurationError(message, { cause: error })
  }
}

function tellSignIn(config: Config, first: FirstStart): void {
  if (first.password === undefined) return
  console.log(`Sign in as ${first.email}${first.isRandom ? ` with the password ${first.password}` : ''}`)
  if (first.isRandom) console.log('This password is shown only once. Set ASHLAR_ADMIN_PASSWORD to choose your own.')
  if (config.isDemo) console.log('The demo users <role>@example.com have the same password.')
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

function stopWhenTold(installed: InstalledHost, supervised: Supervised | undefined): void {
  if (supervised === undefined) stopOnSignals(installed)
  else stopWithSupervisor(installed, supervised)
}

function stopWithSupervisor(installed: InstalledHost, supervised: Supervised): void {
  // A terminal and a service manager signal both processes; the supervisor alone decides what follows.
  for (const signal of signals) process.on(signal, () => undefined)
  void supervised.draining.then(() => installed.host.drain())
  void supervised.stopped.then((how) => stop(installed, { how }))
  void supervised.alone.then(() => installed.host.listenForOperator())
}

const signals = ['SIGTERM', 'SIGINT'] as const

/** The second one ends the process at once. */
function stopOnSignals(installed: InstalledHost): void {
  const { host } = installed
  let isStopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    host.drain()
    await delay(host.config.drainTime)
    host.listener.stopListening()
    await stop(installed, { signal })
  }
  for (const signal of signals) process.on(signal, onSignal)
}

async function stop(installed: InstalledHost, why: object): Promise<void> {
  const { host } = installed
  host.log.info(why, 'The server is stopping.')
  setTimeout(() => process.exit(1), longestStop).unref()
  try {
    await host.listener.leave()
    await installed.close()
    process.exit(0)
  } catch (error) {
    host.log.error({ err: error }, 'The server did not stop cleanly.')
    process.exit(1)
  }
}

/**
 * From now on this process is ended soon when it hangs, where a package of the store may have done it; what hung one
 * before is not begun again. Gives how to tell the error budget of it, once this one serves.
 */
function watchHangs({ host }: InstalledHost, folder: string, noted: readonly Hung[]): () => void {
  const suspicion = new Suspicion(folder)
  const told = noted.flatMap((hung) => toldOf(hung, suspicion))
  host.watch.marks = new HangWatch({ folder, patience: hangsAfter })
  distrust(told, host.watch)
  return () => report(told, host.faults, host.log)
}

/** Where nobody can start a fresh process, whoever runs the server hears that it should be started again. */
function watchVersions({ host, installation }: InstalledHost, supervised: Supervised | undefined): void {
  let askedAt = Number.NEGATIVE_INFINITY
  const look = () => {
    if (!installation.isFull || performance.now() - askedAt < askAgainAfter) return
    askedAt = supervised === undefined ? Number.POSITIVE_INFINITY : performance.now()
    const { loadedVersions } = host
    if (supervised !== undefined) supervised.askForSuccessor()
    else host.log.warn({ loadedVersions }, 'Old package versions fill the memory. Restart the server to free it.')
  }
  setInterval(look, lookEvery).unref()
}
