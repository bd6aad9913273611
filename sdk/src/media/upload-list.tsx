import { IconButton } from '../ui/button.tsx'
import { bytesText } from '../ui/bytes.ts'
import { Icon } from '../ui/icon.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Upload, Uploads } from './uploads.ts'

/** What is on its way, with progress, reasons and how to stop each. */
export function UploadList({ uploads: { all, again, drop, dropAll } }: { readonly uploads: Uploads }) {
  const t = useTexts('admin')
  if (all.length === 0) return null
  const running = all.filter(({ state }) => state === 'waiting' || state === 'sending')
  const total = all.reduce((sum, { file }) => sum + file.size, 0)
  const left = all.reduce(
    (sum, { file, share, state }) => sum + (state === 'failed' ? file.size : file.size * share),
    0,
  )
  const arrived = all.filter(({ state }) => state === 'done').length
  return (
    <section className="upl card" aria-label={t('Uploads')}>
      <div className="upl__h">
        <span className="med" role="status">
          {running.length > 0
            ? t('Uploading: {arrived} of {total} files done', { arrived, total: all.length })
            : t('{arrived} of {total} files uploaded', { arrived, total: all.length })}
        </span>
        {running.length > 0 && <span className="t3 xs num">{`${Math.floor((left / Math.max(total, 1)) * 100)}%`}</span>}
        <span className="grow" />
        <button type="button" className="link xs" onClick={dropAll}>
          {running.length > 0 ? t('Cancel all') : t('Clear')}
        </button>
      </div>
      <ul>
        {all.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onAgain={() => again(upload.key)}
            onDrop={() => drop(upload.key)}
          />
        ))}
      </ul>
    </section>
  )
}

const icons = { waiting: 'image', sending: 'image', done: 'circle-check', failed: 'circle-alert' } as const

interface UploadRowProps {
  readonly upload: Upload
  readonly onAgain: () => void
  readonly onDrop: () => void
}

function UploadRow({ upload, onAgain, onDrop }: UploadRowProps) {
  const t = useTexts('admin')
  const { file, state, share, error } = upload
  const size = bytesText(file.size)
  const words = {
    waiting: t('Waiting, {size}', { size }),
    sending: share < 1 ? t('{sent} of {size}', { sent: bytesText(file.size * share), size }) : t('Processing'),
    done: t('Done, {size}', { size }),
    failed: error ?? '',
  }[state]
  const isRunning = state === 'waiting' || state === 'sending'
  return (
    <li className={`upl__r ${state}`}>
      <Icon name={icons[state]} />
      <span className="grow">
        <span className="upl__t">
          <span className="trunc">{file.name}</span>
          <span className="xs num upl__w" role={state === 'failed' ? 'alert' : undefined}>
            {words}
          </span>
        </span>
        {state !== 'failed' && (
          <progress
            className="upl__p"
            max={1}
            value={share}
            aria-label={t('Progress of {name}', { name: file.name })}
          />
        )}
      </span>
      {upload.canRetry && (
        <button
          type="button"
          className="link xs"
          aria-label={t('Try {name} again', { name: file.name })}
          onClick={onAgain}
        >
          {t('Try again')}
        </button>
      )}
      <IconButton
        size="xs"
        icon="x"
        tooltip={false}
        label={isRunning ? t('Cancel {name}', { name: file.name }) : t('Dismiss {name}', { name: file.name })}
        onClick={onDrop}
      />
    </li>
  )
}
