import { combobox } from './combobox.ts'

interface NamedRows {
  readonly results?: { readonly rows?: readonly { readonly name?: unknown }[] }
}

/** Suggestions from a public list of another package (FORM-022, OPEN-246). */
export function searchInput(input: HTMLInputElement, path: string): void {
  combobox<string>(input, {
    delay: 300,
    find: async (text, signal) => {
      const reply = await fetch(`${path}?${new URLSearchParams({ search: text, limit: '10' })}`, { signal })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
      const { results }: NamedRows = await reply.json()
      return (results?.rows ?? []).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
    },
    textOf: (name) => name,
    chosen: () => input.dispatchEvent(new Event('input', { bubbles: true })),
  })
}
