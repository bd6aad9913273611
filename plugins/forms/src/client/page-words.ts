import { type FormWords, words } from '../form/visitor-texts.ts'

/** What forms say in the language of the open page. */
export const pageWords = (): FormWords => words(document.documentElement.lang)
