import Type, { type Static } from 'typebox'

/** A record that was chosen in the editor, with its name as it was then. */
export const Chosen = Type.Object({
  value: Type.Integer({ minimum: 1, maximum: 999_999_999_999_999, default: 1 }),
  label: Type.String({ maxLength: 200, default: '' }),
})
export type Chosen = Static<typeof Chosen>

/** As many as one call of the store may name. */
export const mostChosen = { categories: 100, products: 100, tags: 20 } as const

export const chosenList = (title: string, maxItems: number) => Type.Array(Chosen, { title, maxItems, default: [] })
