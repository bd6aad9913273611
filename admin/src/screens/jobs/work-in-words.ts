/** Jobs are called `<module>.<verb>-<noun>`: what follows the module says in words what is done. */
export function workInWords(name: string): string {
  const words = name.slice(name.indexOf('.') + 1).replaceAll(/[-_.]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
