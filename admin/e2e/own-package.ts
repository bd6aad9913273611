import { installFolder } from '../../examples/demo/e2e/packages/install-folder.ts'

/** A package that lies beside these tests. */
export type OwnPackage = 'shop'

/** Pack one as its author would, and install it into the running demo; gives back how to remove it. */
export const install = (own: OwnPackage, port: number): Promise<() => Promise<void>> =>
  installFolder(new URL(`./${own}`, import.meta.url), port)
