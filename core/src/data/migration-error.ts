/** A module's migrations can't be applied; nothing of that module was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly module: string

  constructor(module: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.module = module
  }
}
