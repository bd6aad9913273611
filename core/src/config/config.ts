import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Value } from 'typebox/value'
import { Environment, expectedOf } from './environment.ts'
import { ConfigurationError } from './errors.ts'

/** Where media go when not into the data folder. */
export interface S3Config {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** What one client may take of the server. Times in milliseconds; see `ListenerLimits`. */
export interface ConnectionLimits {
  readonly head: number
  readonly request: number
  readonly silence: number
  /** Open connections of one client address. */
  readonly connections: number
}

/** Architecture section 11, read and checked. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Unset: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads through a transaction pooler: for `LISTEN`, migrations and locks. */
  readonly databaseDirectUrl: string | undefined
  /** The most connections that one process opens for its requests. */
  readonly databasePool: number
  /** Absolute path: embedded database, media, package store. */
  readonly dataFolder: string
  readonly adminEmail: string
  /** Unset: a random one is made on the first start and printed once. */
  readonly adminPassword: string | undefined
  readonly isDemo: boolean
  /** Unset: made once and kept in the data folder; see `secretOf`. */
  readonly secret: string | undefined
  readonly platformHost: string | undefined
  /** Whose `X-Forwarded-For` says where a request comes from: how many stand before the server, or their addresses. */
  readonly trustedProxies: number | readonly string[] | undefined
  readonly limits: ConnectionLimits
  /** Milliseconds for which a stopping server still serves while `/readyz` answers 503. */
  readonly drainTime: number
  /** Milliseconds that a statement of a package's migration may take; unset: see `statementLimits`. */
  readonly migrationTime: number | undefined
  readonly isSafeMode: boolean
  readonly hasAccessLog: boolean
  /** Bytes of finished pages that a process keeps for visitors. */
  readonly keptPages: number
  /** Host names of websites that a process keeps, so that a request for one of them asks no database. */
  readonly keptHosts: number
  readonly s3: S3Config | undefined
  /** For packages: every other variable, and those that they share with the core. */
  readonly variables: Readonly<Record<string, string | undefined>>
}

/**
 * Read the configuration from environment variables. An empty variable counts as unset.
 *
 * @throws ConfigurationError naming the first wrong variable and what was expected
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = checked(env)
  const isDemo = given.ASHLAR_DEMO === '1'
  return Object.freeze({
    port: port(given.PORT ?? '3000'),
    host: given.HOST ?? '127.0.0.1',
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: directUrl(given),
    databasePool: Number(given.DATABASE_POOL ?? '10'),
    dataFolder: resolve(given.ASHLAR_DATA ?? './data'),
    adminEmail: given.ASHLAR_ADMIN_EMAIL ?? 'admin@example.com',
    adminPassword: given.ASHLAR_ADMIN_PASSWORD,
    isDemo,
    secret: given.ASHLAR_SECRET,
    platformHost: given.ASHLAR_PLATFORM_HOST?.toLowerCase() ?? (isDemo ? 'platform.localhost' : undefined),
    trustedProxies: trustedProxies(given.ASHLAR_TRUST_PROXY),
    limits: limits(given),
    drainTime: whole(given, 'ASHLAR_DRAIN_SECONDS', { usual: 2, least: 0, most: 20 }) * 1000,
    migrationTime: migrationTime(given),
    isSafeMode: given.ASHLAR_SAFE_MODE === '1',
    hasAccessLog: given.ASHLAR_ACCESS_LOG === '1',
    keptPages: Number(given.ASHLAR_KEPT_PAGES_MB ?? '64') * 1024 * 1024,
    keptHosts: Number(given.ASHLAR_KEPT_HOSTS ?? '10000'),
    s3: s3(given),
    variables: Object.freeze({ ...foreign(env), SMTP_URL: given.SMTP_URL }),
  })
}

/** What is not the core's own. */
const foreign = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !Object.hasOwn(Environment.properties, name)))

function checked(env: Readonly<Record<string, string | undefined>>): Environment {
  const given: Record<string, string> = {}
  for (const name of Object.keys(Environment.properties)) {
    const text = env[name]
    if (text !== undefined && text !== '') given[name] = text
  }
  if (Value.Check(Environment, given)) return given
  const variable = Value.Errors(Environment, given)[0]?.instancePath.slice(1) ?? 'a variable'
  throw wrong(variable, given[variable])
}

function wrong(variable: string, text: string | undefined): ConfigurationError {
  const isSecret = /SECRET|PASSWORD|_URL$/.test(variable)
  const found =
    text === undefined ? 'it is not set' : isSecret ? 'the given text is not' : `found “${text.slice(0, 80)}”`
  return new ConfigurationError(`${variable} is invalid: expected ${expectedOf(variable)}; ${found}.`)
}

/** Nobody is trusted unless told: whoever reaches the server directly could make the header up (T25). */
function trustedProxies(text: string | undefined): Config['trustedProxies'] {
  if (text === undefined || text === '0') return undefined
  if (/^[0-9]+$/.test(text)) return Number(text)
  const addresses = text.split(',').map((each) => each.trim())
  if (addresses.every(isNetwork)) return addresses
  throw wrong('ASHLAR_TRUST_PROXY', text)
}

/** An address, or one with the number of bits that count. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
}

/** It only serves beside the other: alone it would be taken for the database, and the data would go elsewhere. */
function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string | undefined {
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined) throw wrong('DATABASE_URL', undefined)
  return DATABASE_DIRECT_URL
}

function port(text: string): number {
  const number = Number(text)
  if (number > 65_535) throw wrong('PORT', text)
  return number
}

/** Load balancers hold a connection for 60 seconds: whoever is asked must not be the first to let go. */
function limits(given: Environment): ConnectionLimits {
  const request = whole(given, 'ASHLAR_REQUEST_SECONDS', { usual: 30, least: 1, most: 3600 })
  const head = whole(given, 'ASHLAR_HEAD_SECONDS', {
    usual: Math.min(10, request),
    least: 1,
    most: Math.min(600, request),
  })
  return {
    head: head * 1000,
    request: request * 1000,
    silence: whole(given, 'ASHLAR_IDLE_SECONDS', { usual: 72, least: 1, most: 3600 }) * 1000,
    connections: whole(given, 'ASHLAR_CONNECTIONS_PER_ADDRESS', { usual: 1000, least: 1, most: 100_000 }),
  }
}

function migrationTime(given: Environment): number | undefined {
  const seconds = whole(given, 'ASHLAR_MIGRATION_SECONDS', { usual: 0, least: 1, most: 86_400 })
  return seconds === 0 ? undefined : seconds * 1000
}

function whole(
  given: Environment,
  variable: keyof Environment,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number {
  const text = given[variable]
  if (text === undefined) return usual
  const number = Number(text)
  if (number < least || number > most) throw wrong(variable, text)
  return number
}

function s3(given: Environment): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  const all = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (Object.values(all).every((text) => text === undefined)) return undefined
  const part = (variable: keyof typeof all): string => {
    const text = all[variable]
    if (text === undefined) throw wrong(variable, undefined)
    return text
  }
  return {
    endpoint: part('S3_ENDPOINT'),
    region: part('S3_REGION'),
    bucket: part('S3_BUCKET'),
    accessKeyId: part('S3_ACCESS_KEY_ID'),
    secretAccessKey: part('S3_SECRET_ACCESS_KEY'),
  }
}
