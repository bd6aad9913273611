import { expect, it } from 'vitest'
import { linkOffers } from './link-offers.ts'

const page = (title: string, slug: string, more = {}) => ({ title, slug, isDummy: false, deleted: false, ...more })
const sources = {
  pages: [
    page('Home', ''),
    page('About us', 'about'),
    page('Team', 'about/team'),
    page('What we do about bread', 'bread'),
    page('Group', 'group', { isDummy: true }),
    page('Gone', 'gone', { deleted: true }),
  ],
  places: [{ id: 'prices', title: 'What it costs' }],
  placesThere: [{ id: 'people', title: 'People' }],
}
const offers = (typed: string) => linkOffers(typed, sources).map(({ kind, address }) => `${kind} ${address}`)

it('offers all pages and then the places of the page where nothing is typed; neither groups nor what is deleted', () => {
  expect(offers('')).toEqual(['page /', 'page /about', 'page /about/team', 'page /bread', 'place #prices'])
  expect(linkOffers('', sources).map(({ depth }) => depth)).toEqual([0, 0, 1, 0, 0])
})

it('finds pages by title and path, what begins so first', () => {
  expect(offers('about')).toEqual(['page /about', 'page /bread', 'page /about/team'])
  expect(offers('/about')).toEqual(['page /about', 'page /about/team'])
  expect(offers('costs')).toEqual(['place #prices'])
  expect(offers('nothing of it')).toEqual([])
})

it('offers the address that was typed before anything else, a path behind the pages', () => {
  expect(offers('example.com')).toEqual(['web https://example.com'])
  expect(offers('/abou')).toEqual(['page /about', 'page /about/team', 'page /abou'])
  expect(offers('ann@example.com')).toEqual(['email mailto:ann@example.com'])
})

it('offers the places of this page and of the page whose address was typed', () => {
  expect(offers('#')).toEqual(['place #prices'])
  expect(offers('#pr')).toEqual(['place #prices', 'place #pr'])
  expect(offers('/about#')).toEqual(['place /about#people', 'page /about#'])
  expect(offers('/about#people')).toEqual(['place /about#people'])
})
