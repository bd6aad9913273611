import { fetchPlayground } from './fetch-playground.ts'

/**
 * `globalSetup` of Vitest for the tests of a module: fetches the playground where it is missing, since the host of
 * `testHost` comes with it.
 * @throws AuthorError
 */
export const setup = ({ config }: { readonly config: { readonly root: string } }): Promise<void> =>
  fetchPlayground(config.root, '@ashlar/core')
