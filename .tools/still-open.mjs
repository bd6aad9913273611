/**
 * The problems that a rule finds, without those of files for which it does not hold yet; and, for each of these files in
 * which it finds nothing any more, that its exception goes.
 * @param {readonly string[]} problems each beginning with the path of its file
 * @param {readonly string[]} open beginnings of paths
 * @param {string} rule file in which the exceptions stand
 */
export function withoutOpen(problems, open, rule) {
  const left = problems.filter((problem) => !open.some((path) => problem.startsWith(path)))
  const done = open.filter((path) => !problems.some((problem) => problem.startsWith(path)))
  return [
    ...left,
    ...done.map((path) => `${rule} excepts ${path}, where nothing is wrong any more: take it out there.`),
  ]
}
