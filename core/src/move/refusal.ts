/** The database can't be moved, for a reason that whoever asked can mend. Nothing has been changed. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}
