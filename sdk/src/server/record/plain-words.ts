/** Without case, accents and blanks around it, so that two spellings are one: `Éclair` and `eclair`. */
export const plainWords = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
