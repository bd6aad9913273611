import { check as runCheck } from './check/command.ts'
import { command } from './command.ts'
import { dev as runDev } from './dev/index.ts'
import { pack as runPack } from './pack/command.ts'

export { AuthorError } from './author-error.ts'
export { type CheckOptions, checkPackage } from './check/index.ts'
export { type PackResult, packPackage } from './pack/index.ts'

/** `ashlar check`; gives the code to exit with. */
export const check = command(
  `ashlar check [folder]

  --built        check the files that are already built
  --json <file>  also write the report to this file`,
  runCheck,
)
/** `ashlar pack`; gives the code to exit with. */
export const pack = command(
  `ashlar pack [folder]

  --into <folder>  folder for the tarball (default: next to the package)`,
  runPack,
)
/** `ashlar dev`; gives the code to exit with once it is stopped. */
export const dev = command(
  `ashlar dev [folder]

  --port <number>  port to use (default: 3400)
  --fresh          start with an empty database`,
  runDev,
)
