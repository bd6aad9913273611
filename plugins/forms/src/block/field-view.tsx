import { optionsOf } from '../form/options.ts'
import type { FieldMarkup } from './field-parts.ts'
import {
  AddressInput,
  Boxes,
  DateInput,
  Dropdown,
  FileInput,
  Grouped,
  InfoBoxNote,
  Labelled,
  OneBox,
  SearchInput,
  TextArea,
  TextInput,
  VehicleInput,
} from './fields.tsx'
import type { FormData } from './load-data.ts'

interface FieldViewProps {
  readonly markup: FieldMarkup
  readonly data: FormData | undefined
}

/** One field of a form by its type. */
export function FieldView({ markup, data }: FieldViewProps) {
  const { field } = markup
  const { type } = field
  switch (type) {
    case 'info-box':
      return <InfoBoxNote field={field} />
    case 'radio':
      return (
        <Grouped markup={markup}>
          <Boxes markup={markup} type="radio" names={optionsOf(field)} />
        </Grouped>
      )
    case 'checkbox': {
      const names = optionsOf(field)
      return (
        <Grouped markup={markup}>
          {names.length > 0 ? <Boxes markup={markup} type="checkbox" names={names} /> : <OneBox markup={markup} />}
        </Grouped>
      )
    }
    case 'product-categories-checkbox': {
      const names = data?.choices[type]?.names ?? []
      if (names.length === 0) break
      return (
        <Grouped markup={markup}>
          <Boxes markup={markup} type="checkbox" names={names} />
        </Grouped>
      )
    }
    case 'vehicle-select':
      return (
        <Grouped markup={markup}>
          <VehicleInput markup={markup} />
        </Grouped>
      )
  }
  return <Labelled markup={markup}>{control(markup, data)}</Labelled>
}

function control(markup: FieldMarkup, data: FormData | undefined) {
  const { field } = markup
  switch (field.type) {
    case 'textarea':
      return <TextArea markup={markup} />
    case 'date':
      return <DateInput markup={markup} />
    case 'gPlaces':
      return <AddressInput markup={markup} placesKey={data?.placesKey} />
    case 'dropdown':
      return <Dropdown markup={markup} names={optionsOf(field)} />
    case 'product-categories-dropdown': {
      const names = data?.choices[field.type]?.names ?? []
      // Nobody brings categories: a visitor writes what they mean.
      return names.length > 0 ? <Dropdown markup={markup} names={names} /> : <TextInput markup={markup} />
    }
    case 'file':
      return <FileInput markup={markup} />
    case 'product':
      return <SearchInput markup={markup} choices={data?.choices.product} />
    default:
      return <TextInput markup={markup} />
  }
}
