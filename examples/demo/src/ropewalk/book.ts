import type { Content } from '@ashlar/sdk'
import { fieldsOf, privacyLine, required, whoAsks } from '../tree/form-parts.ts'
import { type Art, type Branch, column, container, form, page, row, section, text, textbox } from '../tree/index.ts'
import { lead, picture } from '../tree/parts.ts'

/** A slot on the bench: everything that is left to say is in one form. */
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
            text({ tag: 'h1', look: 'h2', text: 'Book the bench' }),
            lead('Nine bays, one line. Tell us the day, and we keep a place at the east door.'),
            textbox({
              text: '<ul><li>Bring it before ten <strong>East door</strong></li><li>A service is done <strong>the same day</strong></li><li>Cancel free of charge <strong>up to two days before</strong></li></ul>',
              listStyle: 'lines',
            }),
            picture(art('hero-bench'), 'The bench under its row of windows, a bicycle and a motorcycle on the stands', {
              ...{ desktop: 380, tablet: 320, mobile: 230 },
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
    formName: 'Booking request',
    submitButtonText: 'Ask for this day',
    successMessage: 'Thank you. Desmond confirms the day by email, usually within a day.',
    dynamicForm: fieldsOf([
      {
        ...{ label: 'What is it for?', type: 'radio', rules: required },
        options: 'Motorcycle service, Bicycle tune-up, Something is broken, Winter storage',
      },
      { label: 'Day', type: 'date', inputWidth: 'half', rules: required },
      { label: 'Time', type: 'dropdown', inputWidth: 'half', options: 'Before ten, Around noon, After three' },
      { label: 'Your vehicle', type: 'vehicle-select', rules: required },
      ...whoAsks,
      { label: 'Anything we should know?', type: 'textarea', placeholder: 'The side stand is shy.' },
    ]),
  })
}
