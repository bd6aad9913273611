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
}

export interface ItemRowsProps {
  readonly rows: readonly ItemRow[]
  readonly noun: string
  readonly onMove: (from: number, to: number) => void
}

/** One line for each item: its handle, its name that opens it, and the way to remove it. */
export function ItemRows({ rows, noun, onMove }: ItemRowsProps) {
  const t = useTexts('admin')
  const help = useId()
  const { list, handle, lifted, line, said } = useSorting(rows, onMove)
  return (
    <>
      <ol className="blkitems__l" ref={list}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            className={row.id === lifted ? 'is-lifted' : undefined}
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
            <IconButton icon="trash-2" size="xs" label={t('Remove {name}', { name: row.title })} onClick={row.remove} />
          </li>
        ))}
      </ol>
      <span className="sr" id={help}>
        {t('Press Space to lift it. Arrow keys move it, Space drops it, Escape puts it back.')}
      </span>
      <span className="sr" role="status">
        {said && t('{name} is at position {position} of {count}.', said)}
      </span>
    </>
  )
}
