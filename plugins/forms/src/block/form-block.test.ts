import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { describe, expect, it } from 'vitest'
import { infoBoxVariants } from '../form/field.ts'
import { buttonColours, form } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import type { FormData } from './load-data.ts'
import renderer from './renderer.tsx'

it.each(blockContract(form, renderer, fixtures))('$name', ({ run }) => run())

const withPlaces: FormData = { placesKey: 'key', choices: {}, reply: undefined }
const render = (props: Readonly<Record<string, unknown>>, data: FormData = withPlaces) =>
  renderBlock(form, renderer, { props, data }).html
const field = (values: object) => ({ dynamicForm: [{ id: 'a', label: 'One', ...values }] })

describe('a form', () => {
  it('says "No Fields" in the canvas and nothing to visitors while it has none (FORM-067)', () => {
    expect(renderBlock(form, renderer, { view: { mode: 'canvas' } }).html).toContain('No Fields')
    expect(render({})).toBe('')
    expect(renderer.client?.(fillProps(form, {}))).toBeUndefined()
  })

  it('is a real one without a script: page, node and flags of its fields go along (FORM-059, OPEN-238)', () => {
    const html = render(fixtures.contact.props)
    expect(html).toContain('action="/api/v1/form/submit/" encType="multipart/form-data" method="post"')
    expect(html).toMatch(/name="page" value="\d+"/)
    expect(html).toContain('name="node" value="n1"')
    expect(html).toContain('name="formName" value="Ask us"')
    expect(html).toContain(
      '&quot;email&quot;:{&quot;validateEmail&quot;:true,&quot;validatePhone&quot;:false,&quot;required&quot;:true}',
    )
    expect(render({ ...fixtures.contact.props, formName: '' })).toContain('name="formName" value="contact_form"')
  })

  it('speaks the language of the page', () => {
    const html = renderBlock(form, renderer, {
      props: { ...field({ type: 'dropdown', options: 'One' }), submitButtonText: '' },
      data: withPlaces,
      view: { language: 'de' },
    }).html
    expect(html).toContain('>Auswählen …</option>')
    expect(html).toContain('data-success="Vielen Dank für Ihre Nachricht."')
  })

  it('tells no visitor whom it mails (OPEN-238)', () => {
    expect(render(fixtures.contact.props)).not.toContain('desk@example.com')
    expect(renderer.clientProps?.(fillProps(form, fixtures.contact.props))).toEqual({})
  })

  it('offers the newsletter by a box that nobody has ticked (FORM-010, OPEN-242)', () => {
    const html = render({ ...field({}), newsletterSignup: true, newsletterListId: 3, newsletterText: 'News, please' })
    expect(html).toMatch(/<input type="checkbox" name="newsletterSignup" value="true"\/>News, please/)
    expect(html).toContain('name="newsletterListId" value="3"')
    expect(render(field({}))).not.toContain('newsletter')
  })

  it.each(buttonColours)('has a button in %s (FORM-011)', (submitButtonVariant) => {
    expect(render({ ...field({}), submitButtonVariant })).toContain(`data-variant="${submitButtonVariant}"`)
  })

  it('fails in its own words, where it has some (FORM-005, OPEN-239)', () => {
    expect(render({ ...field({}), errorMessage: 'Call us.' })).toContain('data-failure="Call us."')
    expect(render(field({}))).toContain('data-failure="Something went wrong, please try again."')
  })

  it.each(infoBoxVariants)('has info boxes in %s (FORM-030, FORM-032)', (variant) => {
    const html = render(field({ type: 'info-box', infoBox: { title: 'Closed', description: 'On Sunday', variant } }))
    expect(html).toContain(`<div class="form-info" data-variant="${variant}" data-align="start">`)
    expect(html).not.toContain('data-field')
  })

  it('cannot be sent from the editor (FORM-039)', () => {
    const canvas = renderBlock(form, renderer, { props: field({}), view: { mode: 'canvas' } }).html
    expect(canvas).toMatch(/<button type="submit"[^>]* disabled=""/)
    expect(render(field({}))).not.toMatch(/<button[^>]* disabled/)
  })

  it('answers what was sent without a script in its own place (OPEN-256)', () => {
    const reply = { page: 1, node: 'n1', message: 'Please check.', errors: { one: 'invalid email address' } }
    const values = { one: ['not <me>'] }
    const refused = render(field({ validateEmail: true }), {
      ...withPlaces,
      reply: { ...reply, values, taken: false },
    })
    expect(refused).toContain('value="not &lt;me&gt;"')
    expect(refused).toContain('<a href="#n1-f0">One</a>')
    expect(refused).toMatch(/aria-invalid="true"/)
    const taken = { ...withPlaces, reply: { ...reply, values, taken: true } }
    expect(render(field({}), taken)).toContain('Thank you for your submission.')
    expect(render({ ...field({}), successMessage: 'Bye' }, taken)).toMatch(/role="status".*Bye/)
    const another = { ...withPlaces, reply: { ...reply, node: 'n2', values, taken: true } }
    expect(render(field({}), another)).toContain('<form')
  })
})

describe('a field', () => {
  it('has its label, its error and its hint tied to its control (FORM-048, FORM-057)', () => {
    const html = render(field({ type: 'file', rules: { required: true } }))
    expect(html).toContain('<label for="n1-f0">One')
    expect(html).toMatch(/<input id="n1-f0" required="" aria-describedby="n1-f0-error n1-f0-hint" type="file"/)
    expect(html).toContain('multiple="" accept=".jpg,.jpeg,.png,.pdf" name="one[]"')
    expect(html).toContain('id="n1-f0-hint">15mb limit.</p>')
    expect(render(field({ showLabel: false }))).toContain('class="visually-hidden">One')
  })

  it('is filled in by the browser from what it knows (FORM-031)', () => {
    expect(render(field({ customerMapping: 'firstname' }))).toContain('autoComplete="given-name"')
    expect(render(field({ customerMapping: 'postal' }))).toContain('autoComplete="postal-code"')
    expect(render(field({ validateEmail: true }))).toMatch(/type="email"[^>]*autoComplete="email"/)
    expect(render(field({ type: 'phone' }))).toMatch(/type="tel"[^>]*autoComplete="tel"/)
  })

  it('of an address cannot be loaded without the service’s key, and is then asked of nobody (ADDR-005)', () => {
    const html = render(field({ type: 'gPlaces', rules: { required: true } }), { ...withPlaces, placesKey: '' })
    expect(html).toMatch(
      /<input[^>]* placeholder="Unable to load"[^>]* disabled=""|<input[^>]* disabled="" placeholder="Unable to load"/,
    )
    expect(html).not.toContain('required=""')
  })

  it('of products or categories shows what another package brings, else a text box (FORM-022, FORM-023, FORM-024)', () => {
    const bare = render(field({ type: 'product-categories-dropdown' }))
    expect(bare).toMatch(/<input[^>]*type="text"/)
    const names = ['Bikes', 'Bells']
    const data: FormData = {
      ...withPlaces,
      choices: {
        'product-categories-dropdown': { names },
        'product-categories-checkbox': { names },
        product: { names: [], search: '/api/v1/products/', preset: 'Red bike' },
      },
    }
    expect(render(field({ type: 'product-categories-dropdown' }), data)).toContain('<option>Bikes</option>')
    expect(render(field({ type: 'product-categories-checkbox' }), data)).toMatch(/type="checkbox"[^>]*value="Bells"/)
    const product = render(field({ type: 'product' }), data)
    expect(product).toContain('data-search="/api/v1/products/"')
    expect(product).toContain('value="Red bike"')
  })
})

describe('a field with conditions', () => {
  const when = (...conditions: readonly object[]) => ({ showWhen: { conditions } })
  const props = (defaultValue: string) => ({
    dynamicForm: [
      { id: 'a', label: 'Contact by', type: 'radio', options: 'Email, Phone', defaultValue, sort: 0 },
      {
        ...{ id: 'b', label: 'Your number', rules: { required: true }, sort: 1 },
        ...when({ field: 'a', values: ['Phone'] }, { field: 'gone', values: ['x'] }),
      },
      { id: 'c', label: 'Always', ...when({ field: 'gone', values: ['x'] }), sort: 2 },
    ],
  })
  const fieldOf = (html: string, key: string) => html.match(new RegExp(`<div[^>]*data-field="${key}"[^>]*>`))?.[0] ?? ''

  it('names the fields above by their keys, and none that are not there', () => {
    const tag = fieldOf(render(props('Email')), 'your_number')
    const condition = { field: 'contact_by', test: 'is', values: ['Phone'] }
    const rule = JSON.stringify({ match: 'all', conditions: [condition] })
    expect(tag).toContain(`data-when="${rule.replaceAll('"', '&quot;')}"`)
    expect(fieldOf(render(props('Email')), 'always')).not.toMatch(/data-when|data-off/)
  })

  it('begins hidden unless what stands in the form shows it, and the browser never asks for it', () => {
    expect(fieldOf(render(props('Email')), 'your_number')).toContain('data-off=""')
    expect(fieldOf(render(props('Phone')), 'your_number')).not.toContain('data-off')
    expect(render(props('Phone'))).not.toContain('required=""')
    const reply = { page: 1, node: 'n1', message: '', errors: {}, values: { contact_by: ['Phone'] }, taken: false }
    expect(fieldOf(render(props('Email'), { ...withPlaces, reply }), 'your_number')).not.toContain('data-off')
  })
})

describe('a form with steps', () => {
  const step = (label: string, sort: number) => ({ id: `s${sort}`, label, type: 'step', sort })
  const never = { showWhen: { conditions: [{ field: 'a', values: ['never'] }] } }
  const steps = [
    { id: 'a', label: 'Name', sort: 0 },
    step('Your bike', 1),
    { id: 'b', label: 'Make', ...never, sort: 2 },
    step('Message', 3),
    { id: 'c', label: 'Text', sort: 4 },
  ]

  it('is one long form under headings, of which a script shows one at a time', () => {
    const html = render({ dynamicForm: steps })
    expect(html.match(/<h2[^>]*>[^<]*/g)?.map((tag) => tag.replace(/<.*>/, ''))).toEqual([
      'Step 1',
      'Your bike',
      'Message',
    ])
    expect(html.match(/data-later/g)).toHaveLength(2)
    // A step in which everything is hidden is no step for a visitor.
    expect(html).toContain('<span role="status">Step 1 of 2</span>')
    expect(html).toMatch(/<button type="submit" class="button form-next"[^>]*>Next/)
    expect(html).not.toMatch(/name="your_bike"|data-field="your_bike"/)
    expect(render({ dynamicForm: steps.slice(0, 1) })).not.toMatch(/form-step|form-next/)
  })

  it('has the newsletter in its last step, and no untitled step before a divider at the top', () => {
    const html = render({ dynamicForm: steps.slice(1, 4), newsletterSignup: true })
    expect(html).not.toContain('Step 1</h2>')
    expect(html.indexOf('newsletterSignup')).toBeGreaterThan(html.indexOf('Message'))
    expect(html).toContain('<span role="status">Step 1 of 2</span>')
  })
})
