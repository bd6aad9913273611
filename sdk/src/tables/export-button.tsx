import { useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { download } from './download.ts'

export interface ExportButtonProps {
  /** Address of the file, with the list's query and the columns shown. */
  readonly address: () => string
  /** With its word, where there is room. */
  readonly wide?: boolean
}

/** The list as a file: what is searched for and filtered, in its order, with the columns shown. */
export function ExportButton({ address, wide }: ExportButtonProps) {
  const t = useTexts('admin')
  const [busy, setBusy] = useState(false)
  const start = () => {
    if (busy) return
    setBusy(true)
    download(address())
      .catch((error: unknown) =>
        toast.error(t('The export failed'), {
          description: error instanceof ApiError ? error.message : t('The download was incomplete.'),
          action: { label: t('Try again'), run: start },
        }),
      )
      .finally(() => setBusy(false))
  }
  if (wide) {
    return (
      <Button icon="download" busy={busy} onClick={start}>
        {t('Export as CSV')}
      </Button>
    )
  }
  return <IconButton icon="download" label={t('Export as CSV')} aria-busy={busy || undefined} onClick={start} />
}
