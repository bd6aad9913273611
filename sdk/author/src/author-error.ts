/** Something the author has to mend before the command can do its work; shown as it is, without a stack. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError'
}
