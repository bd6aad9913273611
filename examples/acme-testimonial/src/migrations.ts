import type { BlockMigration } from '@ashlar/sdk'

/** Version 2 tells the person from what the person does: `Ada Wren, baker` was one text. */
const splitsTheName: BlockMigration = ({ name, ...props }) => {
  const [author = '', ...role] = String(name ?? '').split(', ')
  return { ...props, ...(author !== '' && { author }), ...(role.length > 0 && { role: role.join(', ') }) }
}

/** Version 3 holds rich text where plain text was, and stars instead of a yes or no. */
const becomesRich: BlockMigration = ({ text, recommended, ...props }) => ({
  ...props,
  ...(typeof text === 'string' && { quote: `<p>${escaped(text)}</p>` }),
  ...(recommended === true && { stars: 5 }),
})

export const migrations: readonly BlockMigration[] = [splitsTheName, becomesRich]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? character)
