import { isReserved } from '../platform/pages/slug.ts'

const segment = /^(:[A-Za-z][A-Za-z0-9_]*|[A-Za-z0-9][A-Za-z0-9._~-]*)$/

/**
 * Why a package can't have a page at a path; undefined where it can. A page at `/`, or one that begins with a parameter,
 * would stand at addresses that belong to people.
 */
export function pagePathProblem(path: string): string | undefined {
  const [before, first = '', ...others] = path.split('/')
  if (path === '/' || path === '') {
    return 'The home page of a website is built by its editors. Start the path with a word for the package, such as "/bookings".'
  }
  if (before !== '' || ![first, ...others].every((each) => segment.test(each))) {
    return 'Write its path like "/bookings/:day", with a slash before each word and parameter and none at the end.'
  }
  if (first.startsWith(':')) {
    return 'It would match every address of a website. Start the path with a word for the package, such as "/bookings/:day".'
  }
  if (isReserved(first)) return `Addresses starting with "/${first}" are reserved. Start the path with another word.`
  return undefined
}

/** What two pages at one address have in common, whatever they call its parameters. */
export const pagePathShape = (path: string): string => path.replace(/:[A-Za-z0-9_]+/g, ':')
