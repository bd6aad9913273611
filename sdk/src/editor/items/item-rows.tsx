import { type LevelStep, SortableList, useSortableRow } from '../../sorting/sortable-list.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/texts.ts'

export interface ItemRow {
  readonly id: string
  readonly title: string
  /** A few words after the title, or empty. */
  readonly remark?: string
  /** A Lucide icon name, or empty. */
  readonly icon: string
  /** Address of a picture, or empty. */
  readonly picture: string
  readonly open: () => void
  readonly remove: () => void
  /** In a list of two levels: 1 for a row below the one before it. */
  readonly depth?: 0 | 1
}

export interface ItemRowsProps {
  readonly rows: readonly ItemRow[]
  readonly noun: string
  /** A row was put at another place; in a list of two levels perhaps also inwards (1) or outwards (-1) there. */
  readonly onMove: (from: number, to: number, step?: LevelStep) => void
  /** The list has two levels: which rows can go inwards (1), and putting one inwards or outwards. */
  readonly nesting?: {
    readonly can: (at: number) => boolean
    readonly nest: (at: number, step: LevelStep) => void
  }
}

/** One line for each item: its handle, its name that opens it, and the way to remove it. */
export function ItemRows({ rows, noun, onMove, nesting }: ItemRowsProps) {
  const drop = (from: number, to: number, step: LevelStep | undefined) => {
    if (from === to && step !== undefined) nesting?.nest(from, step)
    else onMove(from, to, step)
  }
  return (
    <SortableList rows={rows} onDrop={drop} hasLevels={nesting !== undefined}>
      {(leaning) => (
        <ol className="blkitems__l">
          {rows.map((row, at) => (
            <ItemLine
              key={row.id}
              {...{ row, at, noun, nesting }}
              depth={leaning?.id === row.id ? depthAfter(row, leaning.step) : row.depth}
            />
          ))}
        </ol>
      )}
    </SortableList>
  )
}

const depthAfter = ({ depth }: ItemRow, step: LevelStep) => (depth === undefined ? undefined : step === 1 ? 1 : 0)

interface ItemLineProps extends Pick<ItemRowsProps, 'noun'> {
  readonly row: ItemRow
  readonly nesting: ItemRowsProps['nesting'] | undefined
  readonly at: number
  readonly depth: ItemRow['depth']
}

function ItemLine({ row, at, noun, nesting, depth }: ItemLineProps) {
  const t = useTexts('admin')
  const sortable = useSortableRow(row.id)
  return (
    <li {...sortable.row} data-depth={depth}>
      <button
        {...sortable.handle}
        type="button"
        className="blkitems__h"
        aria-label={t('Move {name}', { name: row.title })}
      >
        <Icon name="grip-vertical" size="sm" />
      </button>
      <button type="button" className="blkitems__t" aria-haspopup="dialog" onClick={row.open}>
        {row.picture !== '' && <img src={row.picture} alt="" />}
        {row.icon !== '' && <Icon name={row.icon} size="sm" />}
        <span className="trunc">{row.title}</span>
        {row.remark && <span className="trunc t3 xs">{row.remark}</span>}
        <span className="sr">, {t('Edit {noun}', { noun: t(noun) })}</span>
      </button>
      {nesting && <Nest row={row} at={at} {...nesting} />}
      <IconButton icon="trash-2" size="xs" label={t('Remove {name}', { name: row.title })} onClick={row.remove} />
    </li>
  )
}

type NestProps = NonNullable<ItemRowsProps['nesting']> & { readonly row: ItemRow; readonly at: number }

/** The same without a drag: below the row before it, or on its own. */
function Nest({ row, at, can, nest }: NestProps) {
  const t = useTexts('admin')
  const isInner = row.depth === 1
  return (
    <IconButton
      icon={isInner ? 'indent-decrease' : 'indent-increase'}
      size="xs"
      label={t(isInner ? 'Move {name} to the top level' : 'Move {name} under the item before it', { name: row.title })}
      disabled={!isInner && !can(at)}
      onClick={() => nest(at, isInner ? -1 : 1)}
    />
  )
}
