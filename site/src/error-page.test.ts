import { expect, test } from 'vitest'
import { errorPage } from './error-page.ts'

test.each([
  [404, 'There is nothing at this address', '<a href="/">Go to the front page</a>'],
  [421, 'There is no website here', 'the address may not be set up yet'],
  [500, 'Something went wrong', '<a href="">Try again</a>'],
  [503, 'Back in a moment', '<a href="">Try again</a>'],
])('a page for %i says what is wrong and where to go on', (status, title, onward) => {
  const { html } = errorPage(status, 'What the server said.')
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(onward)
  expect(html).not.toContain('What the server said.')
})

test('of any other refusal the page says what the server said, with nothing in it that could run', () => {
  expect(errorPage(413, 'Too large <b>').html).toContain('<p>Too large &lt;b')
})
