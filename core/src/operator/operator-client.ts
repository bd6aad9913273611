import { readFile } from 'node:fs/promises'
import { type RequestOptions, request } from 'node:http'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { addressOf, type BodyOf, type Call, type ReplyOf } from '@ashlar/sdk'
import {
  changePackages,
  deleteRemovedTables,
  getPackageChange,
  listPackages,
  listRemovedTables,
  listTenants,
  makeRecoveryLink,
  type PackageChange,
  type PackagePlan,
  type PackagePlanRequest,
  type PackageRow,
  planPackages,
  type RemovedTables,
  type RemovedTablesCopy,
  type TenantRow,
  uploadPackage,
} from '@ashlar/sdk/platform'
import Type, { type TSchema } from 'typebox'
import { Check } from 'typebox/value'

const Failure = Type.Object({
  error: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})

/** A website of the installation, as far as an operator names it. */
export type Website = Pick<TenantRow, 'id' | 'name' | 'hosts'>

/** What the server answered, in its own words. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Sends one request and gives status and body; over the socket, or into a host in this process. */
export type Transport = (method: string, path: string, type?: string, body?: Buffer) => Promise<TransportReply>

export interface TransportReply {
  readonly status: number
  readonly body: string
}

/** Milliseconds in which a server that was there is back: a fresh process may be taking its place. */
const longestAbsence = 15_000

/** Requests over the unix socket of a running server. */
export const overSocket =
  (socketPath: string): Transport =>
  async (method, path, type, body) => {
    const headers = { host: 'operator', ...(body && { 'content-type': type, 'content-length': body.length }) }
    for (const begun = performance.now(); ; await delay(200)) {
      try {
        // A connection that is kept could end between two requests.
        return await sent({ socketPath, method, path, headers, agent: false }, body)
      } catch (cause) {
        if (!isUnsent(cause)) throw cause
        if (performance.now() - begun < longestAbsence) continue
        throw new Refused('The server stopped responding. See its log for the reason.', { cause })
      }
    }
  }

function sent(options: RequestOptions, body: Buffer | undefined): Promise<TransportReply> {
  return new Promise((resolve, reject) => {
    const call = request(options, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Nobody was there to hear it, so that it can be said again. */
const isUnsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT')

/** The API of packages, as an operator speaks to it. */
export class OperatorClient {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  async list(): Promise<PackageRow[]> {
    return (await this.#json(listPackages, addressOf(listPackages))).results.rows
  }

  async plan(wanted: PackagePlanRequest): Promise<PackagePlan> {
    return (await this.#json(planPackages, addressOf(planPackages), wanted)).results
  }

  async apply({ id }: PackagePlan): Promise<PackageChange> {
    return (await this.#json(changePackages, addressOf(changePackages), { plan: id })).results
  }

  async change(id: string): Promise<PackageChange> {
    return (await this.#json(getPackageChange, addressOf(getPackageChange, { params: { id } }))).results
  }

  async upload(file: string): Promise<{ name: string; version: string }> {
    const bytes = await readFile(file).catch((cause: unknown) => {
      throw new Refused(`The file ${basename(file)} can't be read.`, { cause })
    })
    const { method, body } = uploadPackage
    const reply = await this.#transport(method, addressOf(uploadPackage), body.contentType, bytes)
    const { name, version } = read(reply, uploadPackage).results
    return { name, version }
  }

  async removedTables(): Promise<RemovedTables[]> {
    return (await this.#json(listRemovedTables, addressOf(listRemovedTables))).results.rows
  }

  async deleteRemovedTables({ module, name }: RemovedTables): Promise<RemovedTablesCopy> {
    const address = addressOf(deleteRemovedTables, { params: { module }, query: { name } })
    return (await this.#json(deleteRemovedTables, address)).results
  }

  /** All websites of the installation. */
  async websites(): Promise<Website[]> {
    return (await this.#json(listTenants, addressOf(listTenants, { query: { limit: -1 } }))).results.rows
  }

  async recover(): Promise<{ address: string; email: string }> {
    return (await this.#json(makeRecoveryLink, addressOf(makeRecoveryLink), {})).results
  }

  async #json<C extends JsonCall>(call: C, address: string, body?: BodyOf<C> & object): Promise<ReplyOf<C>> {
    const bytes = body && Buffer.from(JSON.stringify(body))
    return read(await this.#transport(call.method, address, 'application/json', bytes), call)
  }
}

type JsonCall = Call & { readonly envelope: TSchema }

function read<C extends JsonCall>({ status, body }: TransportReply, call: C): ReplyOf<C> {
  const answer: unknown = parsed(body)
  if (status < 400 && fits(call, answer)) return answer
  if (!Check(Failure, answer)) throw new Refused(`The server returned ${status} with an unexpected response.`)
  const details = (answer.errors ?? []).map(({ path, message }) => `\n  ${path}: ${message}`)
  throw new Refused(answer.error + details.join(''))
}

const fits = <C extends JsonCall>({ envelope }: C, answer: unknown): answer is ReplyOf<C> => Check(envelope, answer)

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
