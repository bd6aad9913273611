/** The address of the first picture in the content of a mail, by which people know it again; empty without one. */
export const firstPicture = (content: string | null): string =>
  /"src":"(\/[^"\\]{1,500})"/.exec(content ?? '')?.[1] ?? ''
