/** A title that names more requirements than this proves none of them: its test is split, so that each ID is proved. */
const most = 5

/**
 * Titles that still wait to be split, by file. The number of a file can only go down: a new long title is refused, and so
 * is a number that is too high.
 */
const waiting = {
  'admin/e2e/command-menu.spec.ts': 5,
  'admin/e2e/editor-blocks.spec.ts': 3,
  'admin/e2e/editor-campaign.spec.ts': 1,
  'admin/e2e/editor-canvas.spec.ts': 1,
  'admin/e2e/editor-panels.spec.ts': 1,
  'admin/e2e/editor-templates.spec.ts': 1,
  'admin/e2e/editor.spec.ts': 4,
  'admin/e2e/forms.spec.ts': 2,
  'admin/e2e/frames.spec.ts': 1,
  'admin/e2e/kit.spec.ts': 1,
  'admin/e2e/navigation.spec.ts': 2,
  'admin/e2e/newsletter.spec.ts': 1,
  'admin/e2e/shell.spec.ts': 3,
  'admin/e2e/sign-in.spec.ts': 1,
}

/** Like `EDIT-014` and `BLK-TABS-003`. */
const id = /\b[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d{3}\b/g
const isTest = /\.(test|spec)\.[cm]?[jt]sx?$/
const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g

/**
 * Which titles of tests name more than five requirement IDs. Every text of a test file counts as a title: steps and
 * tables of cases have titles too, and nothing else in a test names that many.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 * @param {Readonly<Record<string, number>>} stillLong how many such titles a file may still have
 */
export function titleProblems(sources, stillLong = waiting) {
  return [...sources].flatMap(([path, source]) => {
    if (!isTest.test(path)) return []
    const titles = (source.match(text) ?? []).filter((each) => (each.match(id)?.length ?? 0) > most)
    const allowed = stillLong[path] ?? 0
    if (titles.length < allowed) {
      return [`${path}: ${titles.length} long titles are left. Write that number in .tools/test-titles.mjs.`]
    }
    if (titles.length === allowed) return []
    return titles.map(
      (title) =>
        `${path}: the title ${title.slice(0, 60)}… names ${title.match(id)?.length} requirement IDs. ` +
        `Split the test, or make it steps, so that each title names at most ${most} and proves them.`,
    )
  })
}
