import { fillProps } from '@ashlar/sdk'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { buttonColours, form } from '../block/block.ts'
import fixtures from '../block/fixtures/v1.json' with { type: 'json' }
import { addressPartOf, parseAddress } from './address.ts'
import { customerMappings, FormField, infoBoxVariants } from './field.ts'
import { keyedFields } from './field-keys.ts'
import { fieldTypes } from './field-types.ts'
import { fileLimits, filesProblem } from './files.ts'
import { optionsOf } from './options.ts'
import { emailPattern, patternProblem } from './pattern.ts'
import { recipientsOf, recipientsProblem } from './recipients.ts'
import { reservedNames } from './reserved.ts'
import { type CheckEngines, valueProblem } from './value-check.ts'
import { vehicleValue } from './vehicle.ts'
import { words } from './visitor-texts.ts'

const fieldsOf = (...list: readonly object[]) =>
  fillProps(form, { dynamicForm: list.map((each, sort) => ({ id: `f${sort}`, sort, ...each })) }).dynamicForm
const fieldOf = (values: object) => {
  const [field] = fieldsOf(values)
  if (!field) throw new Error('No field.')
  return field
}

describe('the form of a block', () => {
  it('has its documented names and defaults (FORM-001, FORM-002, FORM-003, FORM-007, FORM-008)', () => {
    expect(form.own).toEqual([
      'formName',
      'submitButtonText',
      'submitButtonVariant',
      'successMessage',
      'errorMessage',
      'recipients',
      'dynamicForm',
      'tags',
      'createCustomer',
      'newsletterSignup',
      'newsletterListId',
      'newsletterText',
    ])
    expect(fillProps(form, {})).toMatchObject({
      formName: 'Contact Form',
      submitButtonText: 'Submit',
      submitButtonVariant: 'success',
      dynamicForm: [],
      tags: [],
      createCustomer: false,
      newsletterSignup: false,
    })
    expect(buttonColours).toHaveLength(10)
  })

  it('has fields of the documented shape, infoBox and rules among it (FORM-012, FORM-014, FORM-015, FORM-031)', () => {
    const { id, ...field } = fieldOf({})
    expect(field).toEqual({
      label: 'Field',
      showLabel: true,
      type: 'text',
      placeholder: '',
      defaultValue: '',
      validateEmail: false,
      validatePhone: false,
      inputWidth: 'full',
      options: '',
      customerMapping: '-1',
      checkboxLabel: '',
      infoBox: { title: '', description: '', variant: 'info', align: 'start', className: '' },
      rules: { required: false, pattern: { value: '', message: '' } },
      showWhen: { match: 'all', conditions: [] },
      sort: 0,
    })
    expect(infoBoxVariants).toHaveLength(9)
    expect(fieldTypes).toHaveLength(15)
    expect(customerMappings[0]).toBe('-1')
    expect(Value.Check(FormField, { ...field, id, customerMapping: 'fax' })).toBe(false)
    expect(Value.Check(FormField, { ...field, id, label: '' })).toBe(false)
  })
})

describe('keys of fields', () => {
  const keys = (...labels: readonly string[]) =>
    keyedFields(fieldsOf(...labels.map((label) => ({ label })))).map(({ key }) => key)

  it('are the lowercased label without punctuation, spaces as underscores (FORM-016)', () => {
    expect(keys('First name', 'What’s it about?', 'Größe (cm)', ' Two  spaces ')).toEqual([
      'first_name',
      'whats_it_about',
      'größe_cm',
      'two_spaces',
    ])
  })

  it('are unique, never empty and never a name of the submission itself (OPEN-243)', () => {
    expect(keys('Name', 'name!', 'NAME', '???', 'Name 2')).toEqual(['name', 'name_2', 'name_3', 'field_4', 'name_2_2'])
    expect(keys('URL', 'Form name', 'formName', '__proto__')).toEqual([
      'field_url',
      'form_name',
      'field_formname',
      'field___proto__',
    ])
    const named: readonly string[] = keys(...reservedNames)
    expect(reservedNames.filter((name) => named.includes(name.toLowerCase()))).toEqual([])
  })

  it('follow the order of the fields and pass over info boxes', () => {
    const list = fieldsOf({ label: 'B', sort: 2 }, { label: 'A', sort: 1 }, { label: 'A', type: 'info-box', sort: 0 })
    expect(keyedFields(list).map(({ key }) => key)).toEqual(['a', 'b'])
  })
})

describe('values', () => {
  const engines: CheckEngines = {
    matches: (pattern, text) => new RegExp(pattern, 'u').test(text),
    isPhone: (text) => text.replaceAll(/\D/g, '').length === 10,
    texts: words('en'),
  }
  const problem = (field: object, ...values: readonly string[]) => valueProblem(fieldOf(field), values, engines)

  it('are asked for where the rule says so (FORM-047, OPEN-249)', () => {
    expect(problem({ rules: { required: true } }, ' ')).toBe('This field is required')
    expect(problem({ rules: { required: true } })).toBe('This field is required')
    expect(problem({}, '')).toBeUndefined()
  })

  it('are held against the email pattern and its message (FORM-045)', () => {
    expect(problem({ validateEmail: true }, 'not@home')).toBe('invalid email address')
    expect(problem({ validateEmail: true }, 'a.b+c@sub.example.co')).toBeUndefined()
    expect(emailPattern.message).toBe('invalid email address')
    expect(patternProblem(emailPattern.value)).toBeUndefined()
  })

  it('are held against the phone check and a pattern with its own message (FORM-048, OPEN-250)', () => {
    expect(problem({ type: 'phone', validatePhone: true }, '514')).toBe('invalid phone number')
    expect(problem({ type: 'phone' }, '514')).toBeUndefined()
    const rules = { pattern: { value: '^[A-Z]{2}$', message: 'Two capitals' } }
    expect(problem({ rules }, 'abc')).toBe('Two capitals')
    expect(problem({ rules }, 'AB')).toBeUndefined()
  })

  it('are one of the options, or the one box (OPEN-248)', () => {
    expect(optionsOf(fieldOf({ options: ' a, b,,a ' }))).toEqual(['a', 'b'])
    expect(problem({ type: 'radio', options: 'a, b' }, 'c')).toBe('Choose one of the options')
    expect(problem({ type: 'dropdown', options: 'a, b' }, 'a', 'b')).toBe('Choose one of the options')
    expect(problem({ type: 'checkbox', options: 'a, b' }, 'a', 'b')).toBeUndefined()
    expect(problem({ type: 'checkbox', checkboxLabel: 'I agree' }, 'Yes')).toBeUndefined()
    expect(problem({ type: 'checkbox', checkboxLabel: 'I agree' }, 'No')).toBe('Choose one of the options')
  })

  it('are days that there are (OPEN-245), and no longer than 10,000 characters', () => {
    expect(problem({ type: 'date' }, '2026-02-28')).toBeUndefined()
    expect(problem({ type: 'date' }, '2026-02-30')).toBe('Choose a date')
    expect(problem({ type: 'textarea' }, 'x'.repeat(10_001))).toBe('This is too long')
  })

  it('of an address field have the format of an address (ADDR-004)', () => {
    expect(problem({ type: 'gPlaces' }, 'somewhere')).toBe('Please choose a full address from the list')
    expect(problem({ type: 'gPlaces' }, '200 King St W, Toronto, ON M5H 3T4, Canada')).toBeUndefined()
  })
})

it('a formatted address has street, city, province, postalCode, country and countryCode (ADDR-003, OPEN-262)', () => {
  expect(parseAddress('200 King St W, Unit 4, Toronto, ON M5H 3T4, Canada')).toEqual({
    street: '200 King St W, Unit 4',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5H 3T4',
    country: 'Canada',
    countryCode: 'CA',
  })
  expect(parseAddress('350 5th Ave, New York, NY 10118, USA')).toMatchObject({
    province: 'NY',
    postalCode: '10118',
    countryCode: 'US',
  })
  expect(parseAddress('1 Rue X, Saint-Jérôme, Québec J7Z 1A1, Canada')).toMatchObject({ province: 'Québec' })
  expect(parseAddress('200 King St W, Toronto, Ontario, Canada')).toMatchObject({ province: 'Ontario', postalCode: '' })
  for (const wrong of ['', 'Toronto', 'Toronto, ON, Canada', 'a,,b,c', '1 King St, Toronto, 12345, Canada']) {
    expect(parseAddress(wrong)).toBeUndefined()
  }
  expect(addressPartOf).toMatchObject({ address: 'street', postal: 'postalCode' })
})

it('a vehicle is one value once year, make and model are there (FORM-050)', () => {
  expect(vehicleValue('2021', 'Honda', 'CB500X')).toBe('2021 Honda CB500X')
  expect(vehicleValue('2021', ' ', 'CB500X')).toBe('')
})

it('files are jpg, png or pdf of at most 15 MB, five of them and 40 MB together (FORM-055, OPEN-252)', () => {
  const file = (name: string, size = 1) => ({ name, size })
  expect(filesProblem([file('a.JPG'), file('b.pdf', fileLimits.each)], words('en'))).toBeUndefined()
  expect(filesProblem([file('a.svg')], words('en'))).toMatch(/^Only/)
  expect(filesProblem([file('pdf')], words('en'))).toMatch(/^Only/)
  expect(filesProblem([file('a.png', fileLimits.each + 1)], words('en'))).toBe('File is larger than 15 MB')
  expect(
    filesProblem(
      Array.from({ length: 6 }, () => file('a.png')),
      words('en'),
    ),
  ).toBe('At most 5 files can be sent')
  expect(
    filesProblem(
      Array.from({ length: 3 }, () => file('a.png', 14 * 1024 * 1024)),
      words('en'),
    ),
  ).toMatch(/40 MB/)
})

it('recipients are at most five addresses, separated by commas (FORM-006, OPEN-238)', () => {
  const takes = (recipients: string) => Value.Check(form.schema, fillProps(form, { recipients }))
  expect(recipientsOf('a@b.co, c@d.co,')).toEqual(['a@b.co', 'c@d.co'])
  expect(takes('a@b.co, c@d.co')).toBe(true)
  expect(takes('')).toBe(true)
  expect(takes('a@b.co\r\nBcc: x@y.co')).toBe(false)
  expect(takes(Array.from({ length: 6 }, (_, n) => `a${n}@b.co`).join(', '))).toBe(false)
  expect(recipientsProblem('a@b.co, nobody')).toContain('nobody')
  expect(recipientsProblem(Array.from({ length: 6 }, (_, n) => `a${n}@b.co`).join(','))).toBe('At most 5 recipients.')
})

it('patterns are of the kind that a linear-time engine runs (FORM-015)', () => {
  expect(patternProblem('^(a+)+$')).toBeUndefined()
  expect(patternProblem('(?=a)b')).toMatch(/^Look-around/)
  expect(patternProblem('(a)\\1')).toMatch(/^Look-around/)
  expect(patternProblem('[')).toMatch(/regular expression/)
})

it('stored forms of every field type are read (FORM-007)', () => {
  const dynamicForm = [fixtures.contact, fixtures.steps].flatMap(({ props }) => fillProps(form, props).dynamicForm)
  expect(new Set(dynamicForm.map(({ type }) => type))).toEqual(new Set(fieldTypes))
})
