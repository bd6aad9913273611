// Tests that meet a real clock, network and processes get one second run, alone. What then passes is named as flaky.
import { isFailed } from './report.mjs'

/** More broken files than this are a defect, not chance. */
const mostFiles = 6

/**
 * Run the files of failed tests once more with `again(failed)` and give the results with the ones that passed
 * the second time in place of their failures, and those failures apart as `flaky`.
 */
export async function withSecondRun(first, again) {
  const failed = first.filter(isFailed)
  const files = filesOf(failed)
  if (files.length === 0 || files.length > mostFiles) return { results: first, flaky: [] }
  return merged(first, await again(failed))
}

/** The files that the results name, each once. */
export const filesOf = (results) => [...new Set(results.flatMap(({ file }) => file ?? []))]

/** A test that passed the first time stays passed. What belongs to no test (a worker that ended) must not happen again. */
function merged(first, second) {
  const passedNow = new Set(second.filter((each) => !isFailed(each)).map(({ id }) => id))
  const failedFiles = new Set(filesOf(second.filter(isFailed)))
  const isClean = second.length > 0 && !second.some(isFailed)
  const isMended = ({ id, file }) =>
    passedNow.has(id) || (file === undefined ? isClean : id === file && ranIn(file) && !failedFiles.has(file))
  const ranIn = (file) => second.some((each) => each.file === file)

  const known = new Set(first.map(({ id }) => id))
  const isNew = ({ id }) => !known.has(id)
  const flaky = first.filter((each) => isFailed(each) && isMended(each))
  const results = [
    ...first.filter((each) => !isFailed(each) || !isMended(each)),
    ...second.filter((each) => isNew(each) || (!isFailed(each) && flaky.some(({ id }) => id === each.id))),
  ]
  return { results, flaky }
}
