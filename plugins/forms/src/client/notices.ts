import type { LiveField } from './live-field.ts'
import { pageWords } from './page-words.ts'

function alert(variant: 'success' | 'danger', ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement('div')
  made.className = 'form-alert'
  made.dataset['variant'] = variant
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute(
    'href',
    `/_ashlar/icons/${variant === 'success' ? 'circle-check' : 'circle-exclamation-point'}.svg#icon`,
  )
  svg.append(use)
  const words = document.createElement('div')
  words.append(...content)
  made.append(svg, words)
  return made
}

/** FORM-037: the form goes, and its place has the focus. */
export function succeeded(form: HTMLFormElement): void {
  failed(form, undefined)
  const made = alert('success', form.dataset['success'] || pageWords().success)
  made.role = 'status'
  made.tabIndex = -1
  HTMLFormElement.prototype.reset.call(form)
  form.replaceWith(made)
  made.focus()
}

/** FORM-038, -062: under the form; undefined takes the last one away. */
export function failed(form: HTMLFormElement, text: string | undefined): void {
  const before = form.nextElementSibling
  if (before?.matches('.form-alert')) before.remove()
  if (text === undefined) return
  const made = alert('danger', text)
  made.role = 'alert'
  form.after(made)
}

/** Above the fields, what is wrong and the way to it, which `open` clears; takes the focus. */
export function summarise(
  form: HTMLFormElement,
  problems: ReadonlyMap<LiveField, string>,
  open: (field: LiveField) => void,
): void {
  form.querySelector(':scope > .form-alert')?.remove()
  if (problems.size === 0) return
  const list = document.createElement('ul')
  for (const [field, problem] of problems) {
    const line = document.createElement('li')
    const link = document.createElement('a')
    link.href = `#${field.target?.id ?? ''}`
    link.textContent = field.label
    link.addEventListener('click', (event) => {
      event.preventDefault()
      open(field)
      field.target?.focus()
    })
    line.append(link, `: ${problem}`)
    list.append(line)
  }
  const lead = document.createElement('p')
  lead.textContent = pageWords().check
  const made = alert('danger', lead, list)
  made.tabIndex = -1
  form.prepend(made)
  made.focus()
}
