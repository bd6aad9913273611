import { isThemeTextStyle, type ThemeTextStyle } from '@ashlar/sdk'
import { textStyleDeclarations } from '@ashlar/sdk/renderer'
import { useEffect, useState } from 'react'
import { type EffectiveType, effectiveType } from '../../blocks/typography/effective-type.ts'

const tags: Readonly<Record<ThemeTextStyle, string>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  lead: 'p',
  body: 'p',
  small: 'p',
  quote: 'p',
}

/** How a text style looks in the previewed page; read again after the picture when `theme` has changed. */
export function useStyleInPage(page: Document | undefined, id: string, theme: string): EffectiveType | undefined {
  const [shown, setShown] = useState<EffectiveType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is in the page, not in a variable
  useEffect(() => {
    if (!page) return
    const frame = requestAnimationFrame(() => setShown(readIn(page, id)))
    return () => cancelAnimationFrame(frame)
  }, [page, id, theme])
  return shown
}

/** Sets a text in the style for a moment, as a block would. */
function readIn(page: Document, id: string): EffectiveType | undefined {
  const sample = page.createElement(isThemeTextStyle(id) ? tags[id] : 'p')
  for (const [property, value] of Object.entries(textStyleDeclarations(id))) {
    if (value !== undefined) sample.style.setProperty(property, String(value))
  }
  page.body.append(sample)
  const shown = effectiveType(sample)
  sample.remove()
  return shown
}
