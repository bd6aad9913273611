import { Badge } from '@ashlar/sdk/ui'

interface ColumnBadgeProps {
  readonly name: string
  /** CSS colour. */
  readonly color: string
}

/** The column in which something stands: its name beside a square of its colour. */
export function ColumnBadge({ name, color }: ColumnBadgeProps) {
  return (
    <Badge plain>
      <i aria-hidden="true" style={{ width: 8, height: 8, borderRadius: 2, background: color, flex: 'none' }} />
      {name}
    </Badge>
  )
}
