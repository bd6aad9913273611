import { ApiError, call } from '@ashlar/sdk/admin'
import { FileDrop } from '@ashlar/sdk/forms'
import { Badge, Button, Dialog, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { importRedirects } from '../contract.ts'
import type { ImportedRedirect } from '../redirect.ts'
import { addressesChanged } from './addresses-changed.ts'

interface Read {
  readonly text: string
  readonly lines: readonly ImportedRedirect[]
}

/** Redirects from a CSV file: what becomes of each line is shown first, then all are written or none. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const [file, setFile] = useState<Read>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const faults = file?.lines.filter((line) => line.problem !== null).length ?? 0
  const attempt = (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    work()
      .catch((error: unknown) =>
        setProblem(error instanceof ApiError ? error.message : t('This file could not be read.')),
      )
      .finally(() => setBusy(false))
  }
  const read = ([chosen]: readonly File[]) =>
    attempt(async () => {
      const text = (await chosen?.text()) ?? ''
      const { lines } = await call(importRedirects, { body: { text, apply: false } })
      setFile({ text, lines })
    })
  const apply = ({ text }: Read) =>
    attempt(async () => {
      const { lines } = await call(importRedirects, { body: { text, apply: true } })
      toast.success(t('{count} redirect imported|{count} redirects imported', { count: lines.length }))
      onClose()
      await addressesChanged()
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('Import redirects')}
      description={t('A CSV file with the columns from, to and code (301, 302 or 410).')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {file && (
            <Button variant="primary" busy={isBusy} disabled={faults > 0} onClick={() => apply(file)}>
              {t('Import {count} redirect|Import {count} redirects', { count: file.lines.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="form">
        <FileDrop
          label={file ? t('Choose another file') : t('Drop the file here')}
          accept=".csv,text/csv"
          error={problem}
          disabled={isBusy}
          onFiles={read}
        />
        {faults > 0 && (
          <Note tone="bad">
            {t(
              '{count} row has errors. Nothing has been imported yet.|{count} rows have errors. Nothing has been imported yet.',
              { count: faults },
            )}
          </Note>
        )}
        {file && <Lines lines={file.lines} />}
      </div>
    </Dialog>
  )
}

/** Those that need another look first. */
function Lines({ lines }: { readonly lines: readonly ImportedRedirect[] }) {
  const t = useTexts('admin')
  const inOrder = lines.toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null))
  return (
    <section className="scroller sheet" aria-label={t('Rows of the file')}>
      <table className="tbl">
        <caption className="sr">{t('Rows of the file')}</caption>
        <thead>
          <tr>
            <th className="r">{t('Row')}</th>
            <th>{t('Old address')}</th>
            <th>{t('Redirects to')}</th>
            <th>{t('Result')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((line) => (
            <tr key={line.line}>
              <td className="r num t3">{line.line}</td>
              <td className="mono">{line.source}</td>
              <td className="mono t2">{line.code === '410' ? t('Gone') : line.target}</td>
              <td>
                {line.problem !== null ? (
                  <span className="why bad-text">{line.problem}</span>
                ) : (
                  <Badge tone={line.isNew ? 'green' : 'orange'}>{line.isNew ? t('New') : t('Replaces existing')}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
