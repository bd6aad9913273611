import { describe, expect, it } from 'vitest'
import { blankField, type FormField } from './field.ts'
import { fieldProblems, fieldsFor, followsFrom } from './field-change.ts'
import { emailPattern } from './pattern.ts'

const field = (values: Partial<FormField>): FormField => ({ ...blankField('a', 0), label: 'One', ...values })
const changed = (before: FormField, change: Partial<FormField>, name: 'validateEmail' | 'validatePhone' | 'type') => {
  const next = { ...before, ...change }
  return { ...next, ...followsFrom(next, name) }
}

describe('editing a field', () => {
  it('offers "Validate Email" for text fields only (FORM-044)', () => {
    expect(fieldsFor(field({ type: 'text' }))).toContain('validateEmail')
    for (const type of ['textarea', 'phone', 'date', 'checkbox'] as const) {
      expect(fieldsFor(field({ type }))).not.toContain('validateEmail')
    }
  })

  it('sets the email pattern and turns phone validation off, and the other way round (FORM-045, FORM-046, OPEN-250)', () => {
    const email = changed(field({ validatePhone: true }), { validateEmail: true }, 'validateEmail')
    expect(email).toMatchObject({ validatePhone: false, rules: { pattern: emailPattern } })
    const phone = changed(email, { validatePhone: true }, 'validatePhone')
    expect(phone).toMatchObject({ validateEmail: false, rules: { pattern: { value: '' } } })
    const own = field({ rules: { required: true, pattern: { value: '^A', message: 'A first' } } })
    expect(changed(own, { validatePhone: true }, 'validatePhone').rules).toEqual(own.rules)
    expect(changed(email, { type: 'textarea' }, 'type')).toMatchObject({
      validateEmail: false,
      rules: { pattern: { value: '' } },
    })
  })

  it('asks for label, options, checkbox label and info box as the type needs them (FORM-040, FORM-041, FORM-042, FORM-043, OPEN-248)', () => {
    expect(fieldProblems(field({ label: ' ' }))).toHaveProperty('label')
    for (const type of ['radio', 'dropdown'] as const) {
      expect(fieldProblems(field({ type, options: ' , ' }))).toHaveProperty('options')
      expect(fieldProblems(field({ type, options: 'a, b' }))).toEqual({})
    }
    expect(fieldProblems(field({ type: 'checkbox' }))).toHaveProperty('checkboxLabel')
    expect(fieldProblems(field({ type: 'checkbox', options: 'a' }))).toEqual({})
    expect(fieldProblems(field({ type: 'checkbox', checkboxLabel: 'Yes' }))).toEqual({})
    expect(Object.keys(fieldProblems(field({ type: 'info-box' })))).toEqual(['infoBox/title', 'infoBox/description'])
  })

  it('takes no pattern that a linear-time engine cannot run', () => {
    const rules = { required: false, pattern: { value: '(?=a)', message: '' } }
    expect(fieldProblems(field({ rules }))).toHaveProperty('rules/pattern/value')
  })

  it('asks for a value of each condition that compares', () => {
    const withTest = (test: 'is' | 'filled', values: string[]) =>
      fieldProblems(field({ showWhen: { match: 'all', conditions: [{ field: 'b', test, values }] } }))
    expect(withTest('is', [' '])).toEqual({ showWhen: 'Enter a value for each condition.' })
    expect([withTest('is', ['x']), withTest('filled', [])]).toEqual([{}, {}])
  })
})
