import { type AdminModule, addTexts, setLanguage } from '@ashlar/sdk/shell'
import { currentLanguage } from '@ashlar/sdk/ui'

type Catalogue = () => Promise<{ readonly default: Readonly<Record<string, string>> }>

const own: Readonly<Record<string, Catalogue>> = {
  fr: () => import('../texts/fr/index.ts'),
  de: () => import('../texts/de/index.ts'),
}

/** Speak a language. Its texts come first, so that nothing is painted in English before. */
export async function speak(language: string): Promise<void> {
  await add('admin', language, own[language])
  setLanguage(language)
}

/** Add what modules bring in the language that is spoken. */
export async function addTextsOf(modules: readonly AdminModule[]): Promise<void> {
  const language = currentLanguage()
  // English is in the code: nothing is fetched for it.
  if (language === 'en') return
  await Promise.all(
    modules.map(async ({ id, load }) => add(id, language, (await load().catch(() => undefined))?.texts?.[language])),
  )
}

/** A catalogue that can't be had leaves its texts English: no reason to show nothing. */
async function add(module: string, language: string, load: Catalogue | undefined): Promise<void> {
  const loaded = await load?.().catch(() => undefined)
  if (loaded) addTexts(module, language, loaded.default)
}
