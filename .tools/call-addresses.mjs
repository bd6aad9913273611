import { isForTests } from './dependency-rule.mjs'

/** Where addresses are written: contracts, the platform's own, what visitors' scripts have of them, and the client. */
const contracts = /(^|\/)(contract(\.ts$|\/)|addresses\.ts$)|^sdk\/(src\/platform|client\/src)\//
const helpersOfTests = /(\.(fixture|child)|-under-test)\.[cm]?tsx?$/
const address = /['"`]\/api\/v\d/

/**
 * Which lines type an address of the API that belongs in a contract, where its call is written once (architecture,
 * section 3). Comments may name addresses.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 */
export function addressProblems(sources) {
  return [...sources].flatMap(([path, source]) => {
    if (contracts.test(path) || isForTests(path) || helpersOfTests.test(path)) return []
    return source.split('\n').flatMap((line, at) => {
      if (/^\s*(\/\/|\*|\/\*)/.test(line) || !address.test(line)) return []
      return `${path}:${at + 1} contains a hard-coded API address. Take it from the contract of its call (\`addressOf\`).`
    })
  })
}
