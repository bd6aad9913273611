const rightToLeft = ['ar', 'fa', 'he', 'ur']

/** In which direction a language (`ar`, `fr-CA`) is written. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language.slice(0, 2)) ? 'rtl' : 'ltr'
}
