import { Avatar } from './badge.tsx'
import { useTexts } from './texts.ts'

export interface AvatarsProps {
  readonly names: readonly string[]
  /** So many are drawn; the others are counted. */
  readonly most?: number
  readonly size?: 'sm' | 'md'
}

/** Several people, a little over each other. */
export function Avatars({ names, most = 4, size = 'md' }: AvatarsProps) {
  const t = useTexts('admin')
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const others = names.slice(shown.length)
  return (
    <span className="avs">
      {shown.map((name) => (
        <Avatar key={name} name={name} size={size} />
      ))}
      {others.length > 0 && (
        <span
          className={`av more${size === 'sm' ? ' sm' : ''}`}
          role="img"
          aria-label={t('and {names}', { names: others.join(', ') })}
          data-initials={`+${others.length}`}
        />
      )}
    </span>
  )
}
