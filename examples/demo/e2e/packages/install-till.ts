import { installFolder } from './install-folder.ts'

/** Install the package that asks for payments into the running demo; gives back how to remove it. */
export const installTill = (port: number): Promise<() => Promise<void>> =>
  installFolder(new URL('../till', import.meta.url), port)
