import Type from 'typebox'
import { Check } from 'typebox/value'
import { texts } from '../texts/texts.ts'

const t = texts('admin')

const ErrorBody = Type.Object({
  error: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  requestId: Type.Optional(Type.String()),
})

/** One field that the server refused. */
export interface FieldError {
  readonly path: string
  readonly message: string
}

/** A call that did not succeed. `message` is a sentence for the person at the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Such as `INVALID_FIELDS`; `OFFLINE` when no answer came, `UNREADABLE` when it was not understood. */
  readonly code: string
  readonly errors: readonly FieldError[]
  /** What to look for in the server's log. */
  readonly requestId: string | undefined
  /** The reply's body, for members of single errors such as both versions on 409. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const known = Check(ErrorBody, body) ? body : undefined
    super(known?.error ?? t('The server’s answer could not be read.'))
    this.status = status
    this.code = known?.code ?? 'UNREADABLE'
    this.errors = known?.errors ?? []
    this.requestId = known?.requestId
    this.body = body
  }
}

/** The body of an answer that did not come. */
export const offline = () => ({
  error: t('The server did not answer, and nothing was changed. Check your connection and try again.'),
  code: 'OFFLINE',
})
