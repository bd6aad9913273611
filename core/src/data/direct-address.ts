import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type Config, ConfigurationError } from '../config/index.ts'
import { type DatabaseAddress, ownConnection } from './own-connection.ts'

/** Milliseconds in which a notice must arrive. */
const longestNotice = 8_000

/** Where a session is one's own: for `LISTEN`, migrations and locks. Undefined for the embedded database. */
export function directAddress(config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): DatabaseAddress | undefined {
  const { databaseUrl, databaseDirectUrl } = config
  if (databaseUrl === undefined) return undefined
  return databaseDirectUrl === undefined
    ? { variable: 'DATABASE_URL', url: databaseUrl }
    : { variable: 'DATABASE_DIRECT_URL', url: databaseDirectUrl }
}

/**
 * Send one notice through `DATABASE_URL` and wait for it where the server will listen. Without notices an edit would
 * stay unseen by the other processes, and locks of a session would be held by somebody else's.
 *
 * @throws ConfigurationError when it does not arrive; DatabaseUnreachable
 */
export async function checkNotices(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  longest = longestNotice,
): Promise<void> {
  const address = directAddress(config)
  if (address === undefined || config.databaseUrl === undefined) return
  const channel = `ashlar_${randomUUID().replaceAll('-', '')}`
  const listener = await ownConnection(address)
  try {
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(longest) })
    heard.catch(() => undefined)
    await listener.query(`listen ${channel}`)
    const sender = await ownConnection({ variable: 'DATABASE_URL', url: config.databaseUrl })
    try {
      await sender.query(`select pg_notify('${channel}', '')`)
      await heard
    } finally {
      await sender.end()
    }
  } catch (error) {
    if (!isAbort(error)) throw error
    throw new ConfigurationError(unheard[address.variable], { cause: error })
  } finally {
    await listener.end()
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const unheard = {
  DATABASE_URL:
    'The server does not receive the notices (LISTEN) that it sends to itself through DATABASE_URL, which probably goes ' +
    'through a connection pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
  DATABASE_DIRECT_URL:
    'The server listens on DATABASE_DIRECT_URL but does not receive notices that it sends through DATABASE_URL. ' +
    'Both must name the same database, and DATABASE_DIRECT_URL must connect to PostgreSQL itself, not to a pooler.',
}
