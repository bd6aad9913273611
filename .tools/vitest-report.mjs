import { writeFileSync } from 'node:fs'
import { HungFiles } from './hung-files.mjs'

/**
 * A Vitest reporter that writes what report.mjs counts to the file named by ASHLAR_TEST_REPORT. Vitest's own JSON
 * report lacks what belongs to no test, such as why a worker ended. A file that hangs ends the run with its name.
 */
export default class Report {
  #vitest
  #hung = new HungFiles((path) => this.#stop(path))

  onInit(vitest) {
    this.#vitest = vitest
  }

  onTestModuleQueued({ relativeModuleId }) {
    this.#hung.sign(relativeModuleId)
  }

  onTestCaseReady({ module, options }) {
    this.#hung.sign(module.relativeModuleId, options.timeout)
  }

  onTestCaseResult({ module }) {
    this.#hung.sign(module.relativeModuleId)
  }

  onTestModuleEnd({ relativeModuleId }) {
    this.#hung.end(relativeModuleId)
  }

  onTestRunEnd(modules, errors) {
    write(modules.map(found), errors.map(said))
  }

  /** Ends Vitest with all its workers, which it could not end itself. */
  #stop(path) {
    const message = 'did not finish and was stopped'
    console.error(`\n${path} ${message}`)
    const modules = this.#vitest.state.getTestModules().map(found)
    write(
      modules.map((each) => (each.path === path ? { ...each, errors: [{ message }] } : each)),
      [],
    )
    process.kill(-process.pid, 'SIGKILL')
  }
}

const write = (modules, errors) => writeFileSync(process.env.ASHLAR_TEST_REPORT, JSON.stringify({ modules, errors }))

function found(module) {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result()
    return { state, title: test.fullName, errors: errors?.map(said) }
  })
  return { path: module.relativeModuleId, tests, errors: module.errors().map(said) }
}

/** The cause first: what a worker died of is said there. */
const said = ({ message, cause }) => ({ message: cause?.message ?? message })
