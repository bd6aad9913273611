import type { RootProps } from './define.ts'
import { Icon } from './icon.tsx'
import type { View } from './view.ts'

interface EmptyBlockProps {
  readonly root: RootProps
  readonly view: View
  readonly icon: string
  readonly text: string
}

/** What the canvas shows of a block that has nothing to show yet. A visitor gets nothing, not even an element. */
export function EmptyBlock({ root, view, icon, text }: EmptyBlockProps) {
  if (view.mode === 'site') return null
  return (
    <div {...root}>
      <div className="ashlar-empty">
        <Icon name={icon} />
        <p>{text}</p>
      </div>
    </div>
  )
}
