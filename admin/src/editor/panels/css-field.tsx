import { useTexts } from '@ashlar/sdk/ui'
import { type CSSProperties, useRef } from 'react'

export interface CssFieldProps {
  /** Id of what says how the check went. */
  readonly describedBy: string
  readonly isRefused: boolean
  /** Numbers of the lines that something was found in, from 1. */
  readonly marked: readonly number[]
  readonly value: string
  readonly onLeave: () => void
  readonly onChange: (value: string) => void
}

/** px of a line, and above the first one (fields.css). */
const lineHeight = 19
const above = 6

/** A tinted band behind each marked line, which scrolls with the text. */
function bandsOf(marked: readonly number[]): CSSProperties | undefined {
  if (marked.length === 0) return undefined
  return {
    backgroundImage: marked.map(() => 'linear-gradient(var(--marked), var(--marked))').join(),
    backgroundPosition: marked.map((line) => `0 ${above + (line - 1) * lineHeight}px`).join(),
  }
}

/** CSS with the number of each line beside it; those with a remark are marked. */
export function CssField({ describedBy, isRefused, marked, value, onLeave, onChange }: CssFieldProps) {
  const t = useTexts('admin')
  const numbers = useRef<HTMLOListElement>(null)
  const count = value.split('\n').length
  return (
    <div className="csscode" data-refused={isRefused || undefined}>
      <ol className="csscode__n num" ref={numbers} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => at + 1).map((line) => (
          <li key={line} data-marked={marked.includes(line) || undefined}>
            {line}
          </li>
        ))}
      </ol>
      <textarea
        className="ta ta--css"
        aria-label={t('Custom CSS')}
        aria-describedby={describedBy}
        aria-invalid={isRefused}
        rows={8}
        style={bandsOf(marked)}
        spellCheck={false}
        maxLength={20_000}
        value={value}
        placeholder={'color: red;\n&:hover { color: blue; }'}
        onBlur={onLeave}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
        }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
