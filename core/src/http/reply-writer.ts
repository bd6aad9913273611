import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import type { Logger } from 'pino'
import { isSchema, type JsonSchema, schemasByName } from './json-schema.ts'
import { compiled, strict } from './strict-ajv.ts'

/** A reply that is not what its call says. */
export interface Misfit {
  readonly method: string
  readonly url: string
  /** Where in the reply, and what is wrong there. */
  readonly reason: string
}

/** Told of each reply that does not fit; what it throws is answered instead. */
export type OnMisfit = (misfit: Misfit) => void

/** For tests: such a reply is answered 500. */
export const refuseMisfit: OnMisfit = ({ method, url, reason }) => {
  throw new Error(`The reply of ${method} ${url} does not match its schema: ${reason}.`)
}

/** For a server at work: each call that does it is logged once, and its replies are sent. */
export function loggingMisfits(log: Logger): OnMisfit {
  const logged = new Set<string>()
  return ({ method, url, reason }) => {
    const call = `${method} ${url}`
    if (logged.has(call)) return
    logged.add(call)
    log.error({ method, url, reason }, 'A reply does not match the schema of its call.')
  }
}

/** Writes the replies of one schema as JSON; members that it does not name are left out. */
export class ReplyWriter {
  readonly #schema: JsonSchema
  readonly #write: (value: unknown) => string
  #check: ValidateFunction | undefined
  #lenient: ((value: unknown) => string) | undefined

  /** Throws when the schema is none. */
  constructor(schema: JsonSchema) {
    this.#schema = schema
    this.#write = fastJson(schema, { ajv: strict })
  }

  /** What is wrong with a reply; undefined for one that fits. */
  misfit(value: unknown): string | undefined {
    // Made when it is first needed: most calls are never made in one process.
    this.#check ??= compiled(replies, this.#schema)
    if (this.#check(value)) return undefined
    const [error] = this.#check.errors ?? []
    return `${error?.instancePath || '/'} ${error?.message ?? 'is invalid'}`
  }

  write(value: unknown): string {
    return this.#write(value)
  }

  /** The same for a reply that does not fit: what is missing stays missing. */
  writeMisfit(value: unknown): string {
    this.#lenient ??= fastJson(withoutRequired(this.#schema), { ajv: strict })
    return this.#lenient(value)
  }
}

const replies = formats.default(new Ajv(strict))

/** A schema none of whose members has to be there; alternatives stay as they are, since they are told by what is there. */
function withoutRequired({ required: _, properties, items, ...rest }: JsonSchema): JsonSchema {
  return {
    ...rest,
    ...(isSchema(items) && { items: withoutRequired(items) }),
    ...(isSchema(properties) && {
      properties: Object.fromEntries(schemasByName(properties).map(([name, each]) => [name, withoutRequired(each)])),
    }),
  }
}
