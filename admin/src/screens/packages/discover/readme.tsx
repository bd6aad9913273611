import { useMemo } from 'react'
import { type ReadmePart, readmeParts } from './readme-parts.ts'

/** What a stranger wrote, as text: no HTML, no pictures from elsewhere, no links that lead away. */
export function Readme({ text }: { readonly text: string }) {
  const parts = useMemo(() => readmeParts(text), [text])
  return (
    <div className="readme">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <Part key={at} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { readonly part: ReadmePart }) {
  switch (part.kind) {
    case 'heading':
      return <h3>{part.text}</h3>
    case 'code':
      return <pre>{part.text}</pre>
    case 'list':
      return (
        <ul>
          {part.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
            <li key={at}>{item}</li>
          ))}
        </ul>
      )
    default:
      return <p>{part.text}</p>
  }
}
