// biome-ignore-all lint/a11y/noNoninteractiveTabindex: the head takes the focus so that Space can pick its column up
// biome-ignore-all lint/a11y/useSemanticElements: a fieldset groups fields; this groups the parts of a head
import { IconButton } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import { useBoardControl } from './board-control.ts'
import type { Lane } from './lanes.ts'

export interface ColumnHeadProps {
  readonly lane: Lane
  readonly headId: string
  readonly hasMenu: boolean
  /** Id of the sentence that says how columns are moved by keys; none where they stay. */
  readonly describedBy: string | undefined
}

/** Colour, title and number of cards of a column, what the screen adds, and the menu. */
export function ColumnHead({ lane, headId, hasMenu, describedBy }: ColumnHeadProps) {
  const { id, column, cards, head } = lane
  const t = useTexts('admin')
  const { openMenu } = useBoardControl()
  const movable = describedBy !== undefined && {
    ...{
      tabIndex: 0,
      role: 'group',
      'aria-label': t('Column {name}', { name: column.title }),
      'aria-describedby': describedBy,
    },
  }
  return (
    <div className="brd__h" data-column-head={id} {...movable}>
      {column.color !== undefined && <i style={{ background: column.color }} />}
      <h2 id={headId}>{column.title}</h2>
      <CardCount count={cards.length} limit={column.limit} />
      {head}
      {hasMenu && (
        <IconButton
          icon="ellipsis"
          size="xs"
          label={t('Actions for {name}', { name: column.title })}
          tooltip={false}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect()
            openMenu({ kind: 'column', id, at: { x: left, y: bottom } })
          }}
        />
      )}
    </div>
  )
}

function CardCount({ count, limit }: { readonly count: number; readonly limit: number | undefined }) {
  const t = useTexts('admin')
  const isOver = limit !== undefined && count > limit
  const words = limit === undefined ? undefined : t('{count} of at most {limit} cards', { count, limit })
  return (
    <span className={`brd__k num${isOver ? ' is-over' : ''}`} title={words}>
      <span aria-hidden="true">{limit === undefined ? count : t('{count} / {limit}', { count, limit })}</span>
      <span className="sr">{words ?? t('{count} card|{count} cards', { count })}</span>
      {isOver && <span className="sr">{t('Over the limit')}</span>}
    </span>
  )
}
