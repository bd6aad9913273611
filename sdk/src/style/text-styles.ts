import Type, { type Static } from 'typebox'
import { perDevice } from './devices.ts'
import { TypeLook } from './typography.ts'

/** The text styles that every theme has, by their ids, in the order in which they are offered. */
export const themeTextStyles = {
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  h6: 'Heading 6',
  lead: 'Lead',
  body: 'Body',
  small: 'Small',
  quote: 'Quote',
} as const
export type ThemeTextStyle = keyof typeof themeTextStyles

/** Whether a text style is one of those that every theme has. */
export function isThemeTextStyle(id: string): id is ThemeTextStyle {
  return Object.hasOwn(themeTextStyles, id)
}

/** What a website changes of a text style of the theme, or a text style of its own. */
export const TextStyle = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    /** Empty for those of the theme, which have their names. */
    title: Type.String({ title: 'Name', maxLength: 60, default: '' }),
    look: perDevice(TypeLook),
  },
  { additionalProperties: false },
)
export type TextStyle = Static<typeof TextStyle>

export const TextStyles = Type.Array(TextStyle, { title: 'Text styles', maxItems: 40, default: [] })
