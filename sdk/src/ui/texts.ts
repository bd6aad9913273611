import { useSyncExternalStore } from 'react'
import { onTexts, type Translate, texts, textsVersion } from '../texts/texts.ts'

export { currentLanguage, type TextValues, type Translate, texts } from '../texts/texts.ts'

/** Render again when the language or a catalogue changes. */
export function useTexts(moduleId: string): Translate {
  useSyncExternalStore(onTexts, textsVersion)
  return texts(moduleId)
}
