import { nodeAt } from '@ashlar/sdk'
import { Tooltip, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import { nameOf } from '../../blocks/naming.ts'
import { KeptNote } from '../../blocks/settings/kept-note.tsx'
import { useEditor, useEditorState } from '../editor-context.tsx'
import type { DeviceGroup, Settings } from '../panels/use-settings.ts'
import { mostColumnsOf } from './most-columns.ts'
import { Pictures, upTo } from './pictures.tsx'

/** Lines that are offered as pictures. */
const mostRows = 4

/** How many cells the block takes of its grid on the device in the canvas, as pictures: "2 of 4". */
export function CellSpans({ settings }: { readonly settings: Settings }) {
  const t = useTexts('admin')
  const { blocks } = useEditor()
  const grid = useEditorState(({ editorContent }) =>
    nodeAt(editorContent, nodeAt(editorContent, settings.id)?.parent ?? ''),
  )
  const there = useColumnsThere(settings.id)
  if (!grid) return null
  const most = mostColumnsOf(blocks.catalogue, grid, settings.device)
  const group = settings.group('cell')
  const [columns, rows] = [Number(group.values['columns']), Number(group.values['rows'])]
  const wide = t('Width in {name}', { name: nameOf(blocks, grid) })
  const tall = t('Height in {name}', { name: nameOf(blocks, grid) })
  return (
    <div className="colw cells">
      <Head label={wide} group={group} member="columns" />
      <Pictures
        label={wide}
        choices={upTo(Math.max(most, columns))}
        value={columns}
        nameOf={(count) => t('{count} of {all}', { count, all: most })}
        partsOf={(count) => upTo(Math.max(most, count)).map((at) => at <= count)}
        onChange={(count) => group.change({ columns: count })}
      />
      {there !== undefined && columns > there && (
        <p className="hint">
          {t(
            'There is {count} column here: the block takes all of it.|There are {count} columns here: the block takes all of them.',
            {
              count: there,
            },
          )}
        </p>
      )}
      <Head label={tall} group={group} member="rows" />
      <Pictures
        label={tall}
        isUpright
        choices={upTo(Math.max(mostRows, rows))}
        value={rows}
        nameOf={(count) => t('{count} line|{count} lines', { count })}
        partsOf={(count) => upTo(count).map(() => true)}
        onChange={(count) => group.change({ rows: count })}
      />
    </div>
  )
}

function Head({
  label,
  group,
  member,
}: {
  readonly label: string
  readonly group: DeviceGroup
  readonly member: string
}) {
  const t = useTexts('admin')
  const { isSet, device, inherited, reset } = group.override([member])
  const kept = group.kept([member])
  const words = t('{label} is set on {device}. Reset to {inherited}', {
    label,
    device: t(device),
    inherited: `${inherited}`,
  })
  return (
    <>
      <span className="pl">
        {label}
        {isSet && (
          <Tooltip label={words}>
            <button type="button" className="dotb" aria-label={words} onClick={reset}>
              <i className="dot set" />
            </button>
          </Tooltip>
        )}
      </span>
      {kept && <KeptNote label={label} kept={kept} />}
    </>
  )
}

/** How many columns the grid around the block has in the canvas; undefined while it is not there. */
function useColumnsThere(id: string): number | undefined {
  const { geometry } = useEditor()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const look = () => {
      const around = geometry.elementOf(id)?.parentElement
      const columns = around?.ownerDocument.defaultView?.getComputedStyle(around).gridTemplateColumns
      setCount(columns === undefined || columns === 'none' ? undefined : columns.split(' ').length)
    }
    look()
    return geometry.subscribe(look)
  }, [geometry, id])
  return count
}
