/** A title that names more requirements than this proves none of them: its test is split, so that each ID is proved. */
const most = 5

/** Like `EDIT-014` and `BLK-TABS-003`. */
const id = /\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{3}\b/g
const isTest = /\.(test|spec)\.[cm]?[jt]sx?$/
const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g

/**
 * Which titles of tests name more than five requirement IDs. Every text of a test file counts as a title: steps and
 * tables of cases have titles too, and nothing else in a test names that many.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 */
export function titleProblems(sources) {
  return [...sources].flatMap(([path, source]) => {
    if (!isTest.test(path)) return []
    const titles = (source.match(text) ?? []).filter((each) => (each.match(id)?.length ?? 0) > most)
    return titles.map(
      (title) =>
        `${path}: the title ${title.slice(0, 60)}… names ${title.match(id)?.length} requirement IDs. ` +
        `Split the test, or make it steps, so that each title names at most ${most} and tests them.`,
    )
  })
}
