/** A subject as somebody reads it of whom nothing is known: `Yours, {{first_name|too}}?` is "Yours, too?". */
export const unfilled = (text: string): string => text.replaceAll(/\{\{\w+(?:\|([^{}]*))?\}\}/g, '$1')
