import { token } from '@ashlar/sdk'
import type { Actor, Composition, Tenant } from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { LiveSession } from '../http/live-events.ts'

/** The composition a service is part of. Ask it for services in methods, not in a constructor. */
export const RunningComposition = token<Composition>('core.composition')

/** The configuration as checked at the start. */
export const HostConfig = token<Config>('core.config')

/** Where media lie when they lie on disk. */
export const MediaFolder = token<{ readonly path: string }>('core.media-folder')

/** Provided by core's identity: who a request's cookie or token stands for. */
export interface Authentication {
  /** Name of the session cookie. */
  readonly cookieName: string
  /**
   * Asked only for requests with that cookie or an `Authorization` header. Null for a session or token that is
   * unknown, over, or another tenant's. On the platform's own host it sets `request.tenant` to the chosen one.
   */
  authenticate(request: FastifyRequest): Promise<Actor | null>
}
export const Authentication = token<Authentication>('core.authentication')

/** Provided by core's tenants. */
export interface TenantDirectory {
  /** By host name in lower case, without port; null when no tenant answers there. */
  byHost(host: string): Promise<Tenant | null>
  byGuid(guid: string): Promise<Tenant | null>
}
export const TenantDirectory = token<TenantDirectory>('core.tenant-directory')

/** Messages to browsers as they pass through this process. */
export interface LiveMessages {
  /** Hear what is meant for one session: its account's, and its tenant's staff's. Gives back how to stop. */
  listen(session: LiveSession, listener: (event: object) => void): () => void
}
export const LiveMessages = token<LiveMessages>('core.live-messages')
