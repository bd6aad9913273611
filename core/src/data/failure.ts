import { AshlarError } from '@ashlar/sdk/server'
import { OptimisticLockError, RowLevelSecurityViolationException } from '@mikro-orm/core'
import { errors } from './errors.ts'

/** SQLSTATE of a database error, however deep a library wrapped it; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && isSqlState(cause.code)) return cause.code
  }
  return undefined
}

/** Every SQLSTATE holds a digit. Codes of the operating system, such as EPIPE, hold none. */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code)

/** Whether the same work may well succeed when it is done again from its beginning. */
export function isWorthRepeating(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/** The connection broke before a commit was answered: what was to be saved may have been saved. */
export class UnansweredCommit extends Error {
  override readonly name = 'UnansweredCommit'
  constructor(cause: unknown) {
    super('The database connection broke before the commit was confirmed.', { cause })
  }
}

/** Whether work that failed with this error may have taken effect all the same, so that it must not simply be repeated. */
export function mayHaveTakenEffect(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnansweredCommit) return true
  }
  return false
}

/** Whether the connection itself is gone, so that it must not go back into the pool. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof UnansweredCommit) return true
  const state = sqlState(error)
  if (state !== undefined) return state.startsWith('08') || ['57P01', '57P02', '57P03', '25P03'].includes(state)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && lostCodes.has(error.code)) return true
  return lostMessages.test(error.message)
}

const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after|The server does not|Client was closed)/

/**
 * What a person is told of a database error: a typed 4xx, 503 or 507. An error that is the program's own fault
 * (a wrong statement) comes back as it is and ends as a 500 in the log.
 */
export function failureOf(error: unknown): unknown {
  if (error instanceof AshlarError) return error
  if (error instanceof OptimisticLockError) return withCause(errors.STALE_REVISION(), error)
  if (error instanceof RowLevelSecurityViolationException) return withCause(errors.NOT_FOUND(), error)
  if (isConnectionLost(error)) return withCause(errors.DATABASE_UNAVAILABLE(), error)
  const told = byState(sqlState(error), error)
  return told === undefined ? error : withCause(told, error)
}

function byState(state: string | undefined, error: unknown): AshlarError | undefined {
  switch (state) {
    case '23505':
      return taken(error)
    case '23503':
      return errors.STILL_IN_USE()
    case '23514':
      return errors.NOT_ALLOWED_VALUE(memberOf(error, 'constraint') ?? 'it violates a rule of its table')
    case '23502':
      return errors.NOT_ALLOWED_VALUE(`${memberOf(error, 'column') ?? 'it'} must not be empty`)
    case '22001':
      return errors.NOT_ALLOWED_VALUE('it is too long')
    case '22003':
      return errors.NOT_ALLOWED_VALUE('the number is out of range')
    case '22021':
    case '22P05':
      return errors.NOT_ALLOWED_VALUE('the text contains characters that cannot be stored')
    case '53100':
      return errors.DATABASE_FULL()
    case '40001':
    case '40P01':
    case '55P03':
      return errors.DATABASE_BUSY()
    case '57014':
      return errors.DATABASE_TIMEOUT()
    case '53300':
    case '53200':
      return errors.DATABASE_UNAVAILABLE()
    case '42501':
      return isRowSecurity(error) ? errors.NOT_FOUND() : undefined
    default:
      return undefined
  }
}

/**
 * Under row-level security PostgreSQL keeps the key's columns to itself, so they are read from the constraint's name:
 * `page_tenant_id_slug_key`, or `page_slug_key` where the migration names it so.
 */
function taken(error: unknown): AshlarError {
  const constraint = memberOf(error, 'constraint') ?? ''
  const table = memberOf(error, 'table') ?? ''
  const path = constraint
    .replace(`${table}_`, '')
    .replace(/^tenant_id_/, '')
    .replace(/_?(key|idx|pkey)\d*$/, '')
  if (path === '') return errors.ALREADY_TAKEN('value')
  const told = errors.ALREADY_TAKEN(path.replaceAll('_', ' '))
  return told.at({ path, message: told.message })
}

function isRowSecurity(error: unknown): boolean {
  return error instanceof Error && error.message.includes('row-level security policy')
}

function memberOf(error: unknown, member: string): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const value: unknown = Reflect.get(cause, member)
    if (typeof value === 'string') return value
  }
  return undefined
}

function withCause(told: AshlarError, cause: unknown): AshlarError {
  return new AshlarError(told.code, told.status, told.message, { errors: told.errors, details: told.details, cause })
}
