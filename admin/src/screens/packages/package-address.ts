/** Where a package's own screen is. A name of npm needs no escaping: it has no letters that an address gives a meaning. */
export const packageAddress = (name: string, view = ''): string =>
  `/admin/packages/${name}${view === '' ? '' : `?view=${view}`}`
