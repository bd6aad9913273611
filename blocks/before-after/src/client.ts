import type { ClientMount } from '@ashlar/sdk/renderer'
import { filledText } from '@ashlar/sdk/visitor'
import { words } from './visitor-texts.ts'

/** The divider follows a native slider, which pointer, finger and keys move by themselves. */
export const mount: ClientMount = (element) => {
  const slider = element.querySelector<HTMLInputElement>('input[type="range"]')
  if (!slider) return
  const { lang } = document.documentElement
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  const follow = () => {
    element.style.setProperty('--at', `${slider.value}%`)
    slider.ariaValueText = filledText(words(lang).shown, { percent: percent.format(slider.valueAsNumber / 100) })
  }
  slider.addEventListener('input', follow)
  follow()
}
