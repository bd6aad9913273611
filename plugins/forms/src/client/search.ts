import { combobox } from './combobox.ts'

interface Named {
  readonly name?: unknown
}

/** Lists answer with their rows, or with them among the results. */
interface NamedRows {
  readonly rows?: readonly Named[]
  readonly results?: { readonly rows?: readonly Named[] }
}

/** Suggestions from a public list of another package (FORM-022, OPEN-246). */
export function searchInput(input: HTMLInputElement, path: string): void {
  combobox<string>(input, {
    delay: 300,
    find: async (text, signal) => {
      const reply = await fetch(`${path}?${new URLSearchParams({ search: text, limit: '10' })}`, { signal })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
      const { rows = [], results }: NamedRows = await reply.json()
      return (results?.rows ?? rows).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
    },
    textOf: (name) => name,
    chosen: () => input.dispatchEvent(new Event('input', { bubbles: true })),
  })
}
