import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { HashQueue } from './hash-queue.ts'

const argon2Async = promisify(argon2)
/** One for the process, as its threads are. */
const queue = new HashQueue()

/** @throws TOO_MANY_PASSWORDS (429) while too many passwords wait to be hashed */
const derive = (...[kind, parameters]: Parameters<typeof argon2Async>) => queue.run(() => argon2Async(kind, parameters))

/**
 * For whoever counts an attempt before the password is checked: an attempt that is turned away is not counted.
 *
 * @throws TOO_MANY_PASSWORDS (429)
 */
export const refuseWhenBusy = (): void => queue.refuseWhenFull()

/** Memory in KiB and passes, as OWASP advises; written into each hash, so that they can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashBytes = 32
const stored = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hash a password with Argon2id, in the usual string form (`$argon2id$v=19$m=…`). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: asTyped(password), nonce, tagLength: hashBytes, ...cost })
  return written(nonce, hash)
}

/** Whether the password is the one that was hashed. False for a hash that can't be read. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = stored.exec(hash) ?? []
  if (salt === undefined || expected === undefined) return false
  const wanted = Buffer.from(expected, 'base64')
  const actual = await derive('argon2id', {
    message: asTyped(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, wanted)
}

/** A hash in the usual form, of nothing: what comes of comparing with it is not looked at. */
const decoy = written(Buffer.alloc(16), Buffer.alloc(hashBytes))

/**
 * Do what a real check does, the first time as every time: one hash of the same cost, so that an unknown account can't
 * be told from a wrong password (A5).
 */
export async function verifyNothing(password: string): Promise<false> {
  await verifyPassword(password, decoy)
  return false
}

/** Keyboards write the same letter in different ways; NUL and the like stay what they are. */
const asTyped = (password: string) => password.normalize('NFKC')

function written(nonce: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '')
}
