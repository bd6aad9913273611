import { useId } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useSorting } from './use-sorting.ts'

export interface ItemRow {
  readonly id: string
  readonly title: string
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
  readonly onMove: (from: number, to: number) => void
  /** The list has two levels: which rows can go inwards (1), and putting one inwards or outwards. */
  readonly nesting?: {
    readonly can: (at: number) => boolean
    readonly nest: (at: number, step: 1 | -1) => void
  }
}

/** One line for each item: its handle, its name that opens it, and the way to remove it. */
export function ItemRows({ rows, noun, onMove, nesting }: ItemRowsProps) {
  const t = useTexts('admin')
  const help = useId()
  const { list, handle, lifted, line, said } = useSorting(rows, onMove, nesting?.nest)
  return (
    <>
      <ol className="blkitems__l" ref={list}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            className={row.id === lifted ? 'is-lifted' : undefined}
            data-depth={row.depth}
            {...(line !== undefined && (line === index || (line === rows.length && index === rows.length - 1))
              ? { 'data-line': line === index ? 'before' : 'after' }
              : {})}
          >
            <button
              type="button"
              className="blkitems__h"
              aria-label={t('Move {name}', { name: row.title })}
              aria-describedby={help}
              aria-pressed={row.id === lifted}
              {...handle(row.id)}
            >
              <Icon name="grip-vertical" size="sm" />
            </button>
            <button type="button" className="blkitems__t" aria-haspopup="dialog" onClick={row.open}>
              {row.picture !== '' && <img src={row.picture} alt="" />}
              {row.icon !== '' && <Icon name={row.icon} size="sm" />}
              <span className="trunc">{row.title}</span>
              <span className="sr">, {t('Edit {noun}', { noun: t(noun) })}</span>
            </button>
            {nesting && <Nest row={row} at={index} {...nesting} />}
            <IconButton icon="trash-2" size="xs" label={t('Remove {name}', { name: row.title })} onClick={row.remove} />
          </li>
        ))}
      </ol>
      <span className="sr" id={help}>
        {t('Press Space to lift it. Arrow keys move it, Space drops it, Escape puts it back.')}
        {nesting && ` ${t('Left and right arrow keys change its level.')}`}
      </span>
      <span className="sr" role="status">
        {said && t('{name} is at position {position} of {count}.', said)}
      </span>
    </>
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
      label={t(isInner ? 'Put {name} on its own' : 'Put {name} below the one before it', { name: row.title })}
      disabled={!isInner && !can(at)}
      onClick={() => nest(at, isInner ? -1 : 1)}
    />
  )
}
