import { lazy, Suspense } from 'react'
import type { ImportCalls } from '../../definition/import-calls.ts'

const ImportRun = lazy(() => import('./import-run.tsx'))

export interface ImportDialogProps {
  /** Made by `importCalls` with what `defineImport` was given. */
  readonly calls: ImportCalls
  /** "Import customers" */
  readonly title: string
  readonly onClose: () => void
  /** Rows were written: ask lists of them again. */
  readonly onWritten: () => void
}

/**
 * An import from a CSV file: the file is sent, its columns are matched, it can be checked without writing anything, and
 * then it runs in the background, also when the dialog is closed. Rows that were left out can be downloaded.
 *
 * @example <ImportDialog calls={customerImport} title={t('Import customers')} onClose={close} onWritten={reload} />
 */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Suspense fallback={null}>
      <ImportRun {...props} />
    </Suspense>
  )
}
