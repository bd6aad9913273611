import { countryOf, typedNational } from '../form/phone.ts'

/** Numbers are written as in their country while they are typed (FORM-018); the caret stays behind its digit. */
export function phoneInput(form: HTMLFormElement, input: HTMLInputElement): void {
  const put = () => {
    const { value, selectionStart } = input
    const caret = selectionStart ?? value.length
    const digits = value.slice(0, caret).replace(/\D/g, '').length
    const shown = typedNational(value, countryOf(form.dataset['country'] ?? ''))
    if (shown === value) return
    input.value = shown
    if (caret < value.length) {
      const place = placeAfter(shown, digits)
      input.setSelectionRange(place, place)
    }
  }
  input.addEventListener('input', (event) => {
    // A sign that was deleted would come back at once: nothing is written while somebody deletes.
    if (!(event instanceof InputEvent) || !event.inputType.startsWith('delete')) put()
  })
  input.addEventListener('change', put)
  put()
}

/** Where the text stands after so many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0
  let place = 0
  for (; place < text.length && seen < digits; place++) if (/\d/.test(text.charAt(place))) seen += 1
  return place
}
