import { writeFileSync } from 'node:fs'

/**
 * A Vitest reporter that writes what report.mjs counts to the file named by ASHLAR_TEST_REPORT. Vitest's own JSON
 * report lacks what belongs to no test, such as why a worker ended.
 */
export default class Report {
  onTestRunEnd(modules, errors) {
    writeFileSync(
      process.env.ASHLAR_TEST_REPORT,
      JSON.stringify({ modules: modules.map(found), errors: errors.map(said) }),
    )
  }
}

function found(module) {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result()
    return { state, title: test.fullName, errors: errors?.map(said) }
  })
  return { path: module.relativeModuleId, tests, errors: module.errors().map(said) }
}

/** The cause first: what a worker died of is said there. */
const said = ({ message, cause }) => ({ message: cause?.message ?? message })
