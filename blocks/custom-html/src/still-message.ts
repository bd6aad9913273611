/** What the canvas tells the still document: HTML that is not saved yet. */
export const stillMessage = 'ashlar:still'

export const stillOf = (html: string, language: string) => ({ type: stillMessage, html, language }) as const
