import { nodeAt } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import { NumberField } from '../../blocks/controls/number-field.tsx'
import { nameOf } from '../../blocks/naming.ts'
import { useEditor } from '../editor-context.tsx'
import { evenChanges, widthChanges } from './column-line.ts'
import { parts, ratioName, ratiosFor, withShare } from './shares.ts'
import { useColumnLine } from './use-column-line.ts'

/** Widths of the line that the block is or stands in: ratios as pictures, and of a column its own width. */
export function ColumnWidths({ id }: { readonly id: string }) {
  const t = useTexts('admin')
  const { store, blocks, commands } = useEditor()
  const line = useColumnLine(id)
  const at = line?.columns.indexOf(id) ?? -1
  if (!line || (line.row !== id && at < 0)) return null
  const { shares, device } = line
  const row = nodeAt(store.content, line.row)
  const name = row ? nameOf(blocks, row) : ''
  const [evenly, ...others] = ratiosFor(shares.length)
  const choose = (ratio: readonly number[]) => {
    const label = t('Change the widths of {name} to {ratio}', { name, ratio: ratioName(ratio) })
    const changes =
      ratio === evenly ? evenChanges(store.content, line, device) : widthChanges(store.content, line, ratio, device)
    commands.changeSeveral(changes, label)
  }
  const own = (share: number) => {
    const next = withShare(shares, at, share)
    const label = t('Change Width of {name} to {share} of {parts}', {
      name: t('Column {number}', { number: at + 1 }),
      share: next[at] ?? share,
      parts,
    })
    commands.changeSeveral(widthChanges(store.content, line, next, device), label, `${line.row} widths`)
  }
  return (
    <div className="colw">
      {at >= 0 && (
        <div className="pr">
          <label htmlFor="column-width">{t('Width')}</label>
          <NumberField
            id="column-width"
            label={t('Width of the column')}
            value={shares[at] ?? 1}
            minimum={1}
            maximum={parts - 1}
            step={1}
            unit={<em>{t('of {parts}', { parts })}</em>}
            onChange={(share) => share !== null && share !== shares[at] && own(Math.round(share))}
          />
        </div>
      )}
      <fieldset className="colw__r">
        <legend className="sr">{t('Widths of the columns')}</legend>
        {(evenly ? [evenly, ...others] : others).map((ratio) => (
          <button
            key={ratio.join()}
            type="button"
            className={ratio.join() === shares.join() ? 'on' : undefined}
            aria-pressed={ratio.join() === shares.join()}
            aria-label={ratioName(ratio)}
            title={ratioName(ratio)}
            onClick={() => choose(ratio)}
          >
            {ratio.map((share, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing without state
              <i key={place} style={{ flexGrow: share }} />
            ))}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
