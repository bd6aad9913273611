import Type from 'typebox'

/** A file of the media library, or a picture elsewhere; empty for none. */
export const Picture = Type.String({
  ...{ title: 'Picture', control: 'picture', maxLength: 2_000 },
  pattern: '^($|/media/[1-9][0-9]*/[^\\s]+$|https://[^/\\s])',
})
