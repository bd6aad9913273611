import { Link, useCall } from '@ashlar/sdk/admin'
import { getMedia, type MediaItem, type MediaUse } from '@ashlar/sdk/platform'
import { bytesText, Icon, useTexts, when } from '@ashlar/sdk/ui'

const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'text/vtt': 'WebVTT',
}

/** What is known of a file, and where it is used. */
export function FileFacts({ item }: { readonly item: MediaItem }) {
  const t = useTexts('admin')
  const { data, error } = useCall(getMedia, { params: { id: item.id } })
  const type = formats[item.mimeType] ?? item.mimeType
  const isServedLighter = item.thumbnail.includes('&w=')
  return (
    <>
      <dl className="dl mfacts">
        <dt>{t('Size')}</dt>
        <dd className="num">
          {item.width !== null ? `${item.width} × ${item.height}, ${bytesText(item.size)}` : bytesText(item.size)}
        </dd>
        <dt>{t('Type')}</dt>
        <dd>{isServedLighter ? t('{type}, served as AVIF or WebP', { type }) : type}</dd>
        <dt>{t('Uploaded')}</dt>
        <dd>{item.createdBy === '' ? when(item.createdAt) : `${item.createdBy}, ${when(item.createdAt)}`}</dd>
        {item.version > 1 && (
          <>
            <dt>{t('Version')}</dt>
            <dd className="num">{item.version}</dd>
          </>
        )}
      </dl>
      {error && <p className="hint">{error.message}</p>}
      {data && <Uses uses={data.usedIn} />}
    </>
  )
}

const kinds: Readonly<Record<string, { readonly icon: string; readonly title: string }>> = {
  page: { icon: 'file-text', title: 'Page' },
  template: { icon: 'component', title: 'Template' },
  setting: { icon: 'settings', title: 'Setting' },
}

function Uses({ uses }: { readonly uses: readonly MediaUse[] }) {
  const t = useTexts('admin')
  if (uses.length === 0) return <p className="t3 xs">{t('Not used anywhere.')}</p>
  return (
    <div>
      <div className="label">{t('Used in {count} place|Used in {count} places', { count: uses.length })}</div>
      <ul className="mused">
        {uses.map((use) => {
          const { icon, title } = kinds[use.kind] ?? { icon: 'file', title: use.kind }
          const words = (
            <>
              <Icon name={icon} />
              <span className="grow trunc">{use.title}</span>
              <span className="t3 xs">{t(title)}</span>
            </>
          )
          return (
            <li key={`${use.kind} ${use.id}`}>
              {use.address === '' ? (
                <span className="mused__r">{words}</span>
              ) : (
                <Link className="mused__r" to={use.address}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
