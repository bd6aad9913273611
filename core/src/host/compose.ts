import type { Token } from '@ashlar/sdk'
import { DroppedTags, Log, type RouteScope } from '@ashlar/sdk/server'
import { type Composition, Faults, type MemoryAnswer, PackageWatch, type Surface } from '@ashlar/sdk/surface'
import type { FastifyInstance } from 'fastify'
import { addKeptReplies } from '../http/answer-kept.ts'
import { addApiDocs } from '../http/api-docs.ts'
import { addContentSchema } from '../http/content-schema.ts'
import { addHealth } from '../http/health.ts'
import { addHostCheck } from '../http/host-check-route.ts'
import { addIdempotency } from '../http/idempotency.ts'
import { addLiveEvents } from '../http/live-events.ts'
import { giveLog } from '../http/log.ts'
import { memoryAnswers } from '../http/memory-answers.ts'
import { addOpenApi, addOpenApiRoute } from '../http/openapi.ts'
import { pipeline } from '../http/pipeline.ts'
import { proxyCheck } from '../http/proxies.ts'
import { TenantLookup, withoutPort } from '../http/tenant-lookup.ts'
import { addUnanswered, unansweredApi } from '../http/unanswered.ts'
import { addVisitors } from '../http/visitors.ts'
import { type ApplicationParts, application } from './application.ts'
import { addBrowserFiles, type BrowserFolders } from './browser-files.ts'
import { declaredRights, refuseCollisions } from './collisions.ts'
import { compositionOf } from './composition.ts'
import { CompositionError, reasonOf } from './composition-error.ts'
import { eventHearers } from './hearers.ts'
import { addJoinedBlocks } from './joined-blocks/joined-blocks.ts'
import type { LoadedPackage } from './load-package.ts'
import { namedScope } from './named-scope.ts'
import { refusedForms } from './refused-forms.ts'
import { type ListedRoute, RouteTable } from './route-table.ts'
import { sdkVersion } from './sdk-version.ts'
import { Services } from './services.ts'
import {
  Authentication,
  FormNotices,
  IdempotentReplies,
  LiveMessages,
  RunningComposition,
  TenantDirectory,
} from './tokens.ts'
import type { CompositionWatch } from './watch/composition-watch.ts'
import { nameRoutes } from './watch/named-routes.ts'

/** An instance that the host has made, and the token under which packages ask for it. */
export type Given = readonly [token: Token<object>, instance: object]

export interface CompositionInput extends ApplicationParts {
  readonly generation: number
  /** Requirements first, core before all. */
  readonly packages: readonly LoadedPackage[]
  readonly surfaces: readonly Surface[]
  readonly given: readonly Given[]
  /** Where the host says which package a failure was. */
  readonly faults: Faults
  /** Runs parts of packages so that an endless loop costs its own package. */
  readonly watch: CompositionWatch
  /** Code of this package, by npm name, runs from now on; gives how to say that it has run. */
  begin(name: string): () => void
  /** Told who acts on events within the unit of work that tells them. */
  hear(hearers: ReturnType<typeof eventHearers>): void
  readonly folders: BrowserFolders
  readonly platformHost: string | undefined
  /** Host names of websites that are kept in memory. */
  readonly mostHosts: number
  /** Aborted when another composition has taken over, or the server stops: streams end then. */
  readonly retiring: AbortSignal
  /** Whether the database answers and is migrated. */
  isReady(): Promise<boolean>
  /** Awaited between packages, so that the composition that is serving gets its turn. */
  breathe(): Promise<void>
}

export interface Composed {
  readonly app: FastifyInstance
  readonly composition: Composition
  /** Answers a request from memory, past the application; false for one that is not to be had there. */
  readonly answerFromMemory: ReturnType<typeof memoryAnswers>
  /** Which tenant answers under a host name. */
  readonly lookup: TenantLookup
  readonly routes: readonly ListedRoute[]
  readonly watch: CompositionWatch
}

/** Build the application of a set of packages. Throws a CompositionError that names the package at fault. */
export async function compose(input: CompositionInput): Promise<Composed> {
  const { packages, surfaces, given, log } = input
  refuseCollisions(packages)

  const services = new Services((name) => input.begin(name))
  const composition = compositionOf(input.generation, packages, services)
  for (const [token, instance] of given) services.give(token, instance)
  services.give(RunningComposition, composition)
  services.give(Log, log)
  services.give(Faults, input.faults)
  services.give(PackageWatch, input.watch)
  for (const { name, module, server } of composition.packages) services.add({ name, module }, server?.services ?? [])
  services.buildAll()
  input.hear(eventHearers({ packages: composition.packages, services, faults: input.faults, watch: input.watch }))

  const authentication = composition.resolve(Authentication)
  const table = new RouteTable(declaredRights(composition.modules), authentication.cookieName)
  const lookup = tenantLookup(composition, input)
  const fromMemory: MemoryAnswer[] = []
  const app = application(input)
  app.register(async (outside) => {
    table.watch(outside, host)
    addHealth(outside, () => input.isReady())
    addHostCheck(outside, (name) => composition.resolve(TenantDirectory).checkCode(name))
  })
  app.register(async (inside) => {
    const stopListening = composition.resolve(DroppedTags).listen((tenant, tags) => {
      if (tags.includes('tenant')) lookup.drop(tenant)
    })
    inside.addHook('onClose', async () => stopListening())
    await inside.register(pipeline, { lookup, authentication })
    addIdempotency(inside, composition.resolve(IdempotentReplies))
    addVisitors(inside)
    addKeptReplies(inside, composition.resolve(DroppedTags))
    inside.decorate('answerRefusedForm', refusedForms(packages, composition.resolve(FormNotices)))
    await addOpenApi(inside, sdkVersion)
    inside.register(async (own) => {
      table.watch(own, host)
      addOpenApiRoute(own)
      addApiDocs(own)
      addContentSchema(own)
      addLiveEvents(own, {
        listen: (session, listener) => composition.resolve(LiveMessages).listen(session, listener),
        isStillSignedIn: async (request) => (await authentication.authenticate(request)) !== null,
        generation: input.generation,
        retiring: input.retiring,
      })
      await addBrowserFiles(own, input.folders)
      await addJoinedBlocks(own, composition.packages, input.folders)
      addUnanswered(own, () => table.rows)
    })
    for (const { name, module, server } of composition.packages) {
      if (server === undefined || server.routes.length === 0) continue
      const register = namedScope(name, async (scope) => {
        table.watch(scope, { name, module: module?.id === 'core' ? undefined : module?.id })
        nameRoutes(scope, name, input.watch)
        for (const { deps, register } of server.routes) {
          await input.breathe()
          const instances = services.resolveAll(deps, name)
          await blaming(name, async () => {
            const end = input.begin(name)
            try {
              await register(scope as unknown as RouteScope, ...instances)
              // What it has registered itself runs now, while it is known whose it is.
              await scope.after()
            } finally {
              end()
            }
          })
        }
      })
      inside.register(register)
    }
    for (const surface of surfaces) {
      const register = namedScope(surface.id, async (scope) => {
        table.watch(scope, { name: surface.id, module: undefined })
        giveLog(scope, log, false)
        await blaming(surface.id, async () => {
          const answer = await surface.register(scope, composition)
          if (answer) fromMemory.push(answer)
          await scope.after()
        })
      })
      inside.register(register)
    }
  })
  try {
    await app.ready()
  } catch (error) {
    await app.close()
    throw error
  }
  // The log of requests is written by the application.
  const answerFromMemory = memoryAnswers(input.hasAccessLog ? [] : fromMemory, {
    lookup,
    sessionCookie: authentication.cookieName,
    isProxy: proxyCheck(input.trustedProxies),
  })
  const routes = table.rows.filter(({ url }) => url !== unansweredApi)
  return { app, composition, answerFromMemory, lookup, routes, watch: input.watch }
}

const host = { name: '@ashlar/core', module: undefined }

function tenantLookup(
  composition: Composition,
  { platformHost, mostHosts }: Pick<CompositionInput, 'platformHost' | 'mostHosts'>,
): TenantLookup {
  const directory = composition.resolve(TenantDirectory)
  const platform = platformHost === undefined ? undefined : withoutPort(platformHost)
  return new TenantLookup(async (name) => {
    if (name === platform) return { tenant: null }
    const tenant = await directory.byHost(name)
    return tenant === null ? null : { tenant }
  }, mostHosts)
}

/** Say whose fault it was, of an error that does not say so itself. */
async function blaming(culprit: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof CompositionError) throw error
    const message = `The routes of ${culprit} could not be registered: ${reasonOf(error)}`
    throw new CompositionError('ENTRY_FAILED', culprit, message, error)
  }
}
