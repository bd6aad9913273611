/** Files of a package that its author asks to go wherever their work goes. */
export const isLicence = (file) => /^(licen[cs]e|notice|copying)/i.test(file)

/** Name of the package of a specifier, or of a path below node_modules. */
export const nameIn = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

/** Folder of a file's package, which may lie in another's node_modules. */
export function packageRoot(path) {
  const at = path.lastIndexOf('node_modules/')
  const before = at < 0 ? '' : path.slice(0, at + 'node_modules/'.length)
  return before + nameIn(path.slice(before.length))
}
