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

  --built        it is built: check what lies there
  --json <file>  write the report there, too`,
  runCheck,
)
/** `ashlar pack`; gives the code to exit with. */
export const pack = command(
  `ashlar pack [folder]

  --into <folder>  where the tarball goes; beside the package without it`,
  runPack,
)
/** `ashlar dev`; gives the code to exit with once it is stopped. */
export const dev = command(
  `ashlar dev [folder]

  --port <number>  3400 without it
  --fresh          begin with an empty database`,
  runDev,
)
