import { Colour, oneOf, orEmpty, PhoneNumber, RichText } from '@ashlar/sdk'
import { ApiError } from '@ashlar/sdk/admin'
import { SchemaForm } from '@ashlar/sdk/forms'
import { useState } from 'react'
import Type, { type Static } from 'typebox'

const Workshop = Type.Object({
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 80 }),
  kind: oneOf(['course', 'evening', 'day'], { default: 'course', title: 'Kind' }),
  seats: Type.Integer({ title: 'Seats', minimum: 1, maximum: 40, unit: 'people', half: true }),
  price: Type.Number({ title: 'Price', minimum: 0, multipleOf: 0.01, unit: 'CAD', half: true }),
  isOpen: Type.Boolean({ title: 'Open for booking', description: 'Visitors can take a seat.' }),
  startsAt: orEmpty(Type.String({ title: 'Starts', format: 'date-time', group: 'When' })),
  lastDay: Type.String({ title: 'Last day to book', format: 'date', group: 'When' }),
  description: RichText({ title: 'Description', default: '' }),
  colour: Colour({ title: 'Colour in the calendar', default: 'primary' }),
  phone: Type.Object(
    {
      name: Type.String({ title: 'Name', maxLength: 80 }),
      number: PhoneNumber({ title: 'Phone' }),
      email: Type.String({ title: 'Email', format: 'email' }),
    },
    { title: 'Who answers', group: 'Contact' },
  ),
  days: Type.Array(oneOf(['mon', 'tue', 'wed'], { default: 'mon' }), { title: 'Days', group: 'When' }),
  tags: Type.Array(Type.String({ maxLength: 20 }), { title: 'Tags', maxItems: 5 }),
  links: Type.Array(
    Type.Object({
      title: Type.String({ title: 'Words', minLength: 1, maxLength: 60 }),
      url: Type.String({ title: 'Address', minLength: 1, maxLength: 200, control: 'link' }),
    }),
    { title: 'Links', maxItems: 3, group: 'Contact' },
  ),
})

const stored: Static<typeof Workshop> = {
  title: 'Winter throwing course',
  kind: 'course',
  seats: 8,
  price: 180,
  isOpen: true,
  startsAt: '2026-12-01T18:00:00.000Z',
  lastDay: '2026-11-28',
  description: '<p>Six Thursday evenings at the wheel.</p>',
  colour: 'primary',
  phone: { name: 'The front desk', number: '+15145550193', email: 'desk@example.com' },
  days: ['tue'],
  tags: ['winter'],
  links: [{ title: 'How to get here', url: '/visit' }],
}

/** A form of every kind of field, made from one schema. "taken" as a title is refused as a server would. */
export function WholeForm() {
  const [values, setValues] = useState(stored)
  return (
    <SchemaForm
      schema={Workshop}
      values={values}
      fields={{ kind: { options: { course: 'Course', evening: 'Evening', day: 'Day' } } }}
      save={async (next) => {
        if (next.title === 'taken') {
          throw new ApiError(409, {
            success: false,
            error: 'Some fields have errors. Correct them and try again.',
            code: 'ALREADY_TAKEN',
            errors: [{ path: 'title', message: 'There is already a workshop with this title.' }],
          })
        }
        setValues(next)
        return next
      }}
    />
  )
}
