/** Why a set of packages can't be composed. */
export type CompositionCode =
  | 'BAD_MANIFEST'
  | 'BAD_ENTRY'
  | 'BAD_SCHEMA'
  | 'ENTRY_FAILED'
  | 'DUPLICATE_PACKAGE'
  | 'DUPLICATE_MODULE'
  | 'DUPLICATE_BLOCK'
  | 'FOREIGN_BLOCK_TYPE'
  | 'BAD_DEFAULTS'
  | 'DUPLICATE_AREA'
  | 'DUPLICATE_TABLE'
  | 'DUPLICATE_SCREEN'
  | 'DUPLICATE_SECTION'
  | 'DUPLICATE_SERVICE'
  | 'DUPLICATE_OFFER'
  | 'DUPLICATE_JOB'
  | 'DUPLICATE_SETTING'
  | 'DUPLICATE_ROUTE'
  | 'DUPLICATE_PAGE'
  | 'BAD_PAGE'
  | 'DUPLICATE_CALL'
  | 'BAD_CALL'
  | 'MISSING_REQUIREMENT'
  | 'CYCLIC_REQUIREMENT'
  | 'CYCLIC_SERVICE'
  | 'SDK_RANGE'
  | 'UNKNOWN_SERVICE'
  | 'UNKNOWN_AREA'
  | 'UNKNOWN_RIGHT'
  | 'UNKNOWN_JOB'
  | 'ROUTE_WITHOUT_ACCESS'
  | 'CROSS_SITE_VISITOR'
  | 'KEPT_REPLY_NOT_PUBLIC'
  | 'RENDERER_WITHOUT_BLOCK'
  | 'BLOCK_WITHOUT_RENDERER'
  | 'VARIANT_NOT_BLOCKS'
  | 'MIGRATION_FAILED'
  | 'ENTITY_DIFFERS'
  | 'CHECK_FAILED'
  | 'NOT_READY'

/** Stops a composition before anything is served by it. Names the package at fault, so that an operator can act. */
export class CompositionError extends Error {
  override readonly name = 'CompositionError'
  readonly code: CompositionCode
  /** npm name of the package at fault, or the id of the surface. */
  readonly culprit: string

  constructor(code: CompositionCode, culprit: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.culprit = culprit
  }
}

/** What was thrown, in one line for a person. */
export function reasonOf(error: unknown): string {
  if (error === undefined || error === null) return 'It did not say why.'
  return error instanceof Error ? error.message : String(error)
}
