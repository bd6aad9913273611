import { MediaPicture } from '@ashlar/sdk/media'
import { bytesText, Checkbox, useTexts, when } from '@ashlar/sdk/ui'
import { dragOf } from './file-drag.ts'
import type { ShownFiles } from './media-grid.tsx'

/** The same files as rows. */
export function MediaTable({ rows, picked, onPick, mayMove, open, onOpen }: ShownFiles) {
  const t = useTexts('admin')
  return (
    <section className="sheet" aria-label={t('Files')}>
      <div className="scroller">
        <table className="tbl">
          <caption className="sr">{t('Files')}</caption>
          <thead>
            <tr>
              {onPick && (
                <th className="c-check">
                  <span className="sr">{t('Select')}</span>
                </th>
              )}
              <th>{t('Name')}</th>
              <th className="hide-md">{t('Alternative text')}</th>
              <th className="hide-sm r">{t('Pixels')}</th>
              <th className="r">{t('Size')}</th>
              <th className="hide-sm">{t('Uploaded')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((item) => (
              <tr
                key={item.id}
                className={picked.has(item.id) || item.id === open ? 'sel' : undefined}
                {...(mayMove && dragOf(item.id, picked))}
              >
                {onPick && (
                  <td className="c-check">
                    <Checkbox
                      hideLabel
                      label={t('Select {name}', { name: item.name })}
                      checked={picked.has(item.id)}
                      onChange={(on) => onPick(item.id, on)}
                    />
                  </td>
                )}
                <td>
                  <button
                    type="button"
                    className="mrow"
                    aria-expanded={item.id === open}
                    onClick={() => onOpen(item.id)}
                  >
                    <span className="mrow__p">
                      <MediaPicture item={item} />
                    </span>
                    <span className="trunc med">{item.name}</span>
                  </button>
                </td>
                <td className="hide-md t2">
                  <span className="trunc">{item.altText}</span>
                </td>
                <td className="hide-sm r num t2">{item.width === null ? '' : `${item.width} × ${item.height}`}</td>
                <td className="r num t2">{bytesText(item.size)}</td>
                <td className="hide-sm t2">{when(item.createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
