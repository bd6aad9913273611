import { isReserved } from '../platform/pages/slug.ts'

const segment = /^(:[A-Za-z][A-Za-z0-9_]*|[A-Za-z0-9][A-Za-z0-9._~-]*)$/

/**
 * Why a package can't have a page at a path; undefined where it can. A page at `/`, or one that begins with a parameter,
 * would stand at addresses that belong to people.
 */
export function pagePathProblem(path: string): string | undefined {
  const [before, first = '', ...others] = path.split('/')
  if (path === '/' || path === '') {
    return 'The front of a website is a page that people build: begin the path with a word of the package, such as "/bookings".'
  }
  if (before !== '' || ![first, ...others].every((each) => segment.test(each))) {
    return 'Write its path as "/bookings/:day": words and parameters with a slash before each, and none at the end.'
  }
  if (first.startsWith(':')) {
    return 'It would stand at every address of a website: begin the path with a word of the package, such as "/bookings/:day".'
  }
  if (isReserved(first))
    return `Addresses that begin with "/${first}" belong to the system: begin the path with another word.`
  return undefined
}

/** What two pages at one address have in common, whatever they call its parameters. */
export const pagePathShape = (path: string): string => path.replace(/:[A-Za-z0-9_]+/g, ':')
