import { filledText } from '@ashlar/sdk/visitor'
import { pageWords } from './page-words.ts'

export interface ComboboxOptions<Found> {
  /** Milliseconds of rest before it is asked. */
  readonly delay: number
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>
  readonly textOf: (found: Found) => string
  readonly chosen: (found: Found) => void
}

let lists = 0

/**
 * A text box that suggests (WAI-ARIA APG, list autocomplete with manual selection). Any text may be typed; a search
 * that fails suggests nothing.
 */
export function combobox<Found>(input: HTMLInputElement, options: ComboboxOptions<Found>): void {
  const list = document.createElement('ul')
  lists += 1
  list.id = `form-list-${lists}`
  list.className = 'form-list'
  list.role = 'listbox'
  list.ariaLabel = pageWords().suggestions
  list.hidden = true
  const status = document.createElement('span')
  status.className = 'visually-hidden'
  status.role = 'status'
  input.after(list, status)
  input.role = 'combobox'
  input.autocomplete = 'off'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)

  let found: readonly Found[] = []
  let active = -1
  let chosen = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()

  const close = () => {
    clearTimeout(timer)
    asked.abort()
    list.hidden = true
    input.ariaExpanded = 'false'
    status.textContent = ''
    point(-1)
  }
  const point = (index: number) => {
    active = index
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === index)
    const option = list.children[index]
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }
  const choose = (index: number) => {
    const one = found[index]
    if (one === undefined) return
    input.value = options.textOf(one)
    chosen = input.value
    close()
    options.chosen(one)
  }
  const show = (suggested: readonly Found[]) => {
    found = suggested
    list.replaceChildren(
      ...suggested.map((one, index) => {
        const option = document.createElement('li')
        option.id = `${list.id}-${index}`
        option.role = 'option'
        option.textContent = options.textOf(one)
        return option
      }),
    )
    point(-1)
    list.hidden = suggested.length === 0
    input.ariaExpanded = String(suggested.length > 0)
    status.textContent = suggested.length === 0 ? '' : counted(suggested.length)
  }
  const ask = async () => {
    asked = new AbortController()
    const { signal } = asked
    try {
      const suggested = await options.find(input.value.trim(), signal)
      if (!signal.aborted) show(suggested)
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      show([])
    }
  }

  const search = () => {
    clearTimeout(timer)
    asked.abort()
    // What was chosen is told as an input, too.
    if (input.value === chosen || input.value.trim() === '') return show([])
    timer = setTimeout(() => void ask(), options.delay)
  }
  input.addEventListener('input', search)
  // Somebody was faster than the script.
  if (document.activeElement === input && input.value !== input.defaultValue) search()
  input.addEventListener('keydown', (event) => {
    const last = found.length - 1
    if (event.key === 'Escape' && !list.hidden) close()
    else if (event.key === 'Enter' && !list.hidden && active >= 0) choose(active)
    else if (event.key === 'ArrowDown' && !list.hidden) point(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && !list.hidden) point(active <= 0 ? last : active - 1)
    else return
    event.preventDefault()
  })
  input.addEventListener('blur', close)
  // The box keeps the focus while a suggestion is clicked.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    choose([...list.children].findIndex((option) => target instanceof Node && option.contains(target)))
  })
}

function counted(count: number): string {
  const { oneSuggestion, manySuggestions } = pageWords()
  return count === 1 ? oneSuggestion : filledText(manySuggestions, { count })
}
