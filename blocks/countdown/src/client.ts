import type { ClientMount } from '@ashlar/sdk/renderer'
import { figureOf, figureText, type Unit, unitNames, unitWord } from './figures.ts'

/** Runs from the browser's clock, so it is right however long the page was kept or the browser slept. */
export const mount: ClientMount = (element, { textAfter }) => {
  const at = Date.parse(element.querySelector<HTMLTimeElement>(':scope > .countdown-date > time')?.dateTime ?? '')
  if (Number.isNaN(at)) return
  const { lang } = document.documentElement
  const places = unitNames.flatMap((unit) => {
    const place = element.querySelector<HTMLElement>(`[data-unit="${unit}"]`)
    const [figure, word] = [place?.querySelector('b'), place?.querySelector('span')]
    return figure && word ? [{ unit, figure, word }] : []
  })
  const show = (unit: Unit, seconds: number, figure: HTMLElement, word: HTMLElement) => {
    const number = figureOf(unit, seconds)
    const text = figureText(unit, number, lang)
    if (figure.textContent === text) return
    figure.textContent = text
    word.textContent = unitWord(unit, number, lang)
  }
  const step = () => {
    const left = at - Date.now()
    if (left <= 0) return end(element, typeof textAfter === 'string' ? textAfter : '')
    const seconds = Math.ceil(left / 1000)
    for (const { unit, figure, word } of places) show(unit, seconds, figure, word)
    setTimeout(step, left - (seconds - 1) * 1000)
  }
  step()
  element.dataset['running'] = ''
}

function end(element: HTMLElement, text: string): void {
  if (text === '') {
    element.remove()
    return
  }
  const after = document.createElement('p')
  after.className = 'countdown-after'
  after.textContent = text
  element.replaceChildren(after)
}
