import { token } from '@ashlar/sdk'
import type { Actor, Tenant } from '@ashlar/sdk/server'
import type { FormNotice } from '@ashlar/sdk/site'
import type { Composition } from '@ashlar/sdk/surface'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { DataLayer } from '../data/index.ts'
import type { FileInspection as Inspection } from '../file-inspection/file-inspection.ts'
import type { LiveSession } from '../http/live-events.ts'
import type { Network } from '../http/safe-fetch.ts'
import type { PackageInstallation as Contract } from '../installation/contract.ts'
import type { WebsiteClocks as Clocks, BackgroundWork as Work } from '../jobs/index.ts'

/** The composition a service is part of. Ask it for services in methods, not in a constructor. */
export const RunningComposition = token<Composition>('core.composition')

/** The configuration as checked at the start. */
export const HostConfig = token<Config>('core.config')

/** The way to servers outside. */
export type OutsideNetwork = Network
export const OutsideNetwork = token<Network>('core.outside-network')

/** Looks up TXT records. */
export interface DnsTexts {
  /** None for a name that has none, or that does not exist. @throws Error where nobody answers */
  of(name: string): Promise<readonly string[]>
}
export const DnsTexts = token<DnsTexts>('core.dns-texts')

/** Looks at files that strangers have chosen. */
export type FileInspection = Inspection
export const FileInspection = token<FileInspection>('core.file-inspection')

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
  /** By host name in lower case, without port; null when no tenant answers there, or the name is not verified. */
  byHost(host: string): Promise<Tenant | null>
  byGuid(guid: string): Promise<Tenant | null>
  /** What is shown under a tenant's host name, verified or not, to prove that it leads here; null for no tenant's name. */
  checkCode(host: string): Promise<string | null>
}
export const TenantDirectory = token<TenantDirectory>('core.tenant-directory')

/** Messages to browsers as they pass through this process. */
export interface LiveMessages {
  /** Hear what is meant for one session: its account's, and its tenant's staff's. Gives back how to stop. */
  listen(session: LiveSession, listener: (event: object) => void): () => void
}
export const LiveMessages = token<LiveMessages>('core.live-messages')

/** Background work of the installation, to be looked at and put right. */
export type BackgroundWork = Work
export const BackgroundWork = token<BackgroundWork>('core.background-work')

/** The time zones of websites. */
export type WebsiteClocks = Clocks
export const WebsiteClocks = token<Clocks>('core.website-clocks')

/** How the data is kept, for the health screen. */
export type DatabaseFacts = Pick<DataLayer['store'], 'mode' | 'lastSnapshot'>
export const DatabaseFacts = token<DatabaseFacts>('core.database-facts')

/** The packages of the whole installation: planned and changed while it runs. */
export type PackageInstallation = Contract
export const PackageInstallation = token<PackageInstallation>('core.package-installation')

/** A request that its sender may send again, without its being done again. */
export interface RepeatableRequest {
  /** Guid of the account, or a UUID that stands for the visitor: each has keys of their own. */
  readonly owner: string
  readonly key: string
  /** Method, address and body: what makes it the same request. */
  readonly content: string
}

export interface KeptReply {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** Provided by core: replies to requests that may come twice. */
export interface IdempotentReplies {
  /**
   * The reply that was kept; undefined for a key that is new: then the request is to be done, and `keep` or `forget`
   * is owed. Throws for a key that belongs to another request, or to one that has not ended.
   */
  begin(request: RepeatableRequest): Promise<KeptReply | undefined>
  keep(request: RepeatableRequest, reply: KeptReply): Promise<void>
  /** It did not take effect: its key is free again. */
  forget(request: RepeatableRequest): Promise<void>
}
export const IdempotentReplies = token<IdempotentReplies>('core.idempotent-replies')

/** Provided by core: why a form without JavaScript was refused, on its way to the page that follows. */
export interface FormNotices {
  /** Leave a notice for the page at a path, in the browser that sent the form. */
  leave(request: FastifyRequest, reply: FastifyReply, path: string, notice: FormNotice): Promise<void>
  /** The notice for the page that is asked for, if any; the browser forgets it with this reply. */
  take(request: FastifyRequest, reply: FastifyReply): Promise<FormNotice | null>
}
export const FormNotices = token<FormNotices>('core.form-notices')
