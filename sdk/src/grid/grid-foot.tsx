import { FieldError } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'

export interface GridFootProps {
  readonly id: string
  /** Of the active cell. */
  readonly error: string | undefined
  /** Its row, from 1, and the title of its column. */
  readonly place: { readonly row: number; readonly column: string }
  readonly isEmpty: boolean
}

/** What is wrong with the active cell; otherwise the keys. */
export function GridFoot({ id, error, place, isEmpty }: GridFootProps) {
  const t = useTexts('admin')
  return (
    <div className="grd__f" id={id}>
      {isEmpty ? (
        <span className="hint">{t('There are no rows yet.')}</span>
      ) : (
        <span role="status">
          {error && <FieldError>{t('Row {row}, {column}: {error}', { ...place, error })}</FieldError>}
        </span>
      )}
      {!error && !isEmpty && (
        <span className="hint">
          {t('Enter edits. Ctrl+D fills down. Ctrl+Z undoes. Escape, then Tab leaves the table.')}
        </span>
      )}
    </div>
  )
}
