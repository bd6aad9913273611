import { addressOf } from '../../definition/call-address.ts'
import { type ImportCalls, type ImportState, importLimits } from '../../definition/import-calls.ts'
import { FileDrop } from '../../forms/file-drop.tsx'
import { Note } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useTexts } from '../../ui/texts.ts'
import { when } from '../../ui/when.ts'
import type { ImportDialogProps } from './import-dialog.tsx'
import { ImportMappingTable } from './import-mapping.tsx'
import { isUnderWay, useImport } from './use-import.ts'

/** The dialog once it is opened: see `ImportDialog`. */
export default function ImportRun({ calls, title, onClose, onWritten }: ImportDialogProps) {
  const t = useTexts('admin')
  const run = useImport(calls, onWritten)
  const { state, mapping, isBusy } = run
  const isMapping = state?.state === 'uploaded' || state?.state === 'checked'
  const lacking = isMapping ? state.fields.filter(({ name, isRequired }) => isRequired && !mapping[name]) : []
  const cannotGo = lacking.length > 0 || Object.keys(mapping).length === 0
  const isOver = state?.state === 'stopped' || state?.state === 'failed'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      icon="upload"
      size="lg"
      description={
        state ? `${state.fileName} · ${t('{count} row|{count} rows', { count: state.total })}` : t('From a CSV file')
      }
      footer={
        <>
          {isUnderWay(state) && (
            <Button disabled={isBusy} onClick={() => void run.stop()}>
              {t('Stop')}
            </Button>
          )}
          <span className="grow" />
          <Button onClick={onClose}>{state === undefined || isMapping ? t('Cancel') : t('Close')}</Button>
          {isMapping && (
            <>
              <Button busy={isBusy} disabled={cannotGo} onClick={() => void run.check()}>
                {t('Check first')}
              </Button>
              <Button variant="primary" busy={isBusy} disabled={cannotGo} onClick={() => void run.start()}>
                {t('Import')}
              </Button>
            </>
          )}
          {isOver && (
            <Button variant="primary" busy={isBusy} onClick={() => void run.start()}>
              {t('Continue')}
            </Button>
          )}
        </>
      }
    >
      <div className="form">
        {run.problem !== '' && <Note tone="bad">{run.problem}</Note>}
        {state === undefined ? (
          <>
            <FileDrop
              label={t('Drop the file here')}
              hint={t('Up to {size} MB. The first row must contain the column names.', {
                size: importLimits.bytes / 1024 ** 2,
              })}
              accept=".csv,text/csv"
              disabled={isBusy}
              onFiles={([file]) => file && void run.upload(file)}
            />
            {isBusy && <Progress label={t('Uploading')} value={run.share} text={t('Uploading')} />}
          </>
        ) : (
          <>
            <Outcome calls={calls} state={state} />
            {lacking.length > 0 && (
              <Note tone="warn">
                {t('Choose a column for: {fields}', { fields: lacking.map((field) => field.title).join(', ') })}
              </Note>
            )}
            {isMapping && <ImportMappingTable state={state} mapping={mapping} onChange={run.setMapping} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

/** How far it is, or how it ended. */
function Outcome({ calls, state }: { readonly calls: ImportCalls; readonly state: ImportState }) {
  const t = useTexts('admin')
  const { id, total, progress, written, bad, message, importedBefore } = state
  const left = bad > 0 && (
    <Note tone="warn">
      {t('{count} row cannot be imported.|{count} rows cannot be imported.', { count: bad })}{' '}
      <a className="link" href={addressOf(calls.badRows, { params: { guid: id } })}>
        {t('Download failed rows')}
      </a>
    </Note>
  )
  switch (state.state) {
    case 'uploaded':
      return (
        importedBefore !== null && (
          <Note tone="warn">{t('This file was imported before: {when}.', { when: when(importedBefore) })}</Note>
        )
      )
    case 'checking':
    case 'running': {
      const label = state.state === 'checking' ? t('Checking') : t('Importing')
      const text = t('{progress} of {total}', { progress, total })
      return <Progress label={label} value={progress / Math.max(1, total)} text={`${label}: ${text}`} />
    }
    case 'checked':
      return (
        <>
          <Note tone="ok">{t('{count} row can be imported.|{count} rows can be imported.', { count: written })}</Note>
          {left}
        </>
      )
    case 'done':
      return (
        <>
          <Note tone="ok">{t('{count} row was imported.|{count} rows were imported.', { count: written })}</Note>
          {left}
        </>
      )
    case 'stopped':
      return (
        <>
          <Note tone="warn">{t('The import was stopped after {progress} of {total} rows.', { progress, total })}</Note>
          {left}
        </>
      )
    case 'failed':
      return (
        <>
          <Note tone="bad">{message}</Note>
          {left}
        </>
      )
  }
}
