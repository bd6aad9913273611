import type { Content } from '@ashlar/sdk'
import { fieldsOf, privacyLine, required, whoAsks } from '../tree/form-parts.ts'
import { type Art, type Branch, column, container, form, page, row, section, text } from '../tree/index.ts'
import { lead, picture } from '../tree/parts.ts'

/** Every way into the studio ends here. */
export function book(art: Art): Content {
  return page(
    section(
      {},
      container(
        { padding: { desktop: { top: 48 } } },
        row(
          { columns: 2 },
          column(
            {},
            text({ tag: 'h1', text: 'Keep me a wheel' }),
            lead('Tell us which evening and how many of you. We answer with a date and a list of what not to wear.'),
            picture(art('clay-wheel'), 'Two hands shaping a bowl on a wheel', {
              ...{ desktop: 420, tablet: 340, mobile: 260 },
            }),
          ),
          column({}, request(), privacyLine()),
        ),
      ),
    ),
  )
}

function request(): Branch {
  return form({
    formName: 'Class request',
    submitButtonText: 'Ask for a place',
    successMessage: 'Thank you. We write back within two days.',
    dynamicForm: fieldsOf([
      {
        ...{ label: 'What would you like?', type: 'radio', rules: required },
        options: 'Taster evening, Eight-week course, A key to the studio',
      },
      { label: 'Evening', type: 'dropdown', inputWidth: 'half', options: 'Tuesday, Wednesday, Thursday' },
      { label: 'How many people?', type: 'dropdown', inputWidth: 'half', options: 'One, Two, Three, Four or more' },
      ...whoAsks,
      { label: 'Have you touched clay before?', type: 'textarea', placeholder: 'In a flowerbed, once.' },
    ]),
  })
}
