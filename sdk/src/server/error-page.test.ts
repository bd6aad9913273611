import { expect, test } from 'vitest'
import { errorPage } from './error-page.ts'

test.each([
  [404, 'There is nothing at this address', '<a href="/">Go to the home page</a>'],
  [421, 'There is no website here', 'the address may not be set up yet'],
  [500, 'Something went wrong', '<a href="">Try again</a>'],
  [503, 'Back in a moment', '<a href="">Try again</a>'],
])('a page for %i says what is wrong and where to go on', (status, title, onward) => {
  const { html } = errorPage(status)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(onward)
})

test('what is said of a server that fails, or of an address without a website, is no reason that it gave', () => {
  for (const status of [421, 500, 503]) expect(errorPage(status, 'It gave up.').html).not.toContain('It gave up.')
})

test('a page that is not there says why, where more is known than that', () => {
  expect(errorPage(404, 'This preview link has ended.').html).toContain('<p>This preview link has ended.</p>')
  expect(errorPage(404, 'There is nothing at this address.').html).toContain(
    '<p>This page does not exist or has moved.</p>',
  )
})

test('of any other refusal the page says what the server said, with nothing in it that could run', () => {
  expect(errorPage(413, 'Too large <b>').html).toContain('<p>Too large &lt;b')
})

test('speaks the language of whoever asked, and English to all others (issue 16)', () => {
  expect(errorPage(503, undefined, 'de-AT').html).toMatch(/<html lang="de">.*<h1>Gleich wieder da<\/h1>/)
  expect(errorPage(404, 'There is nothing at this address.', 'fr').html).toContain(
    '<h1>Il n’y a rien à cette adresse</h1>',
  )
  expect(errorPage(503, undefined, 'fry').html).toMatch(/<html lang="en">.*<h1>Back in a moment<\/h1>/)
  expect(errorPage(503, undefined, 'ja').html).toMatch(/<html lang="en">.*<h1>Back in a moment<\/h1>/)
})
