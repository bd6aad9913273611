/** The path of a module's page, such as `/blog/:slug`, as an expression with a group for each parameter. */
export function pagePattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replace(/[^A-Za-z0-9_-]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
