import { defineErrors } from '@ashlar/sdk/server'

/** Why a package can't be fetched, taken in, or kept. Each is for the person who asked for it. */
export const errors = defineErrors('', {
  PACKAGE_NAME_INVALID: [422, (name: string) => `“${name}” is not a name that an npm package can have.`],
  PACKAGE_VERSION_INVALID: [
    422,
    (version: string) => `“${version}” is not a version, version range or tag in the registry.`,
  ],
  PACKAGE_NOT_FOUND: [404, (name: string, registry: string) => `The registry ${registry} has no package ${name}.`],
  PACKAGE_VERSION_NOT_FOUND: [
    404,
    (name: string, wanted: string, registry: string, newest: string | undefined) =>
      `The registry ${registry} has no ${name} matching ${wanted}${newest === undefined ? '' : `; its newest version is ${newest}`}.`,
  ],
  REGISTRY_UNREACHABLE: [
    502,
    (registry: string, reason: string) =>
      `The registry ${registry} could not be reached: ${reason}. Nothing has been changed.`,
  ],
  REGISTRY_REFUSED: [
    502,
    (registry: string, status: string) =>
      `The registry ${registry} refused the request (${status}). It may need a token (npm_config_//host/:_authToken).`,
  ],
  REGISTRY_WITHOUT_SEARCH: [
    502,
    (registry: string) =>
      `The registry ${registry} cannot be searched. You can still add packages by name or from a file.`,
  ],
  REGISTRY_UNREADABLE: [
    502,
    (registry: string, reason: string) =>
      `The registry ${registry} sent an invalid response: ${reason}. You can still add packages by name or from a file.`,
  ],
  PACKAGE_TOO_LARGE: [
    413,
    (what: string, most: string) =>
      `The package has more than ${most} ${what}, which is the limit. Its author should remove files that no entry needs, such as images, videos, tests and sources.`,
  ],
  PACKAGE_NOT_OURS: [
    422,
    (name: string) =>
      `${name} is an npm package, but not one for Ashlar: its package.json has no field “ashlar”. Packages for Ashlar have the keyword “ashlar-package” in the registry.`,
  ],
  PACKAGE_UNREADABLE: [422, (reason: string) => `This is not a valid npm package: ${reason}.`],
  PACKAGE_UNSAFE: [422, (what: string) => `The package was refused: ${what}.`],
  PACKAGE_WRONG_INTEGRITY: [
    422,
    (name: string) => `The download of ${name} has a different checksum than the published package. Try again.`,
  ],
  PACKAGE_REFUSED: [
    422,
    (name: string, version: string, first: string, count: number) =>
      `${name} ${version} was refused: ${first}${count > 1 ? ` (and ${count - 1} more)` : ''}`,
  ],
  PACKAGE_NOT_PLACED: [404, (name: string, version: string) => `${name} ${version} is not in the package store.`],
  STORE_FULL: [507, () => 'The server’s disk is full, so the package could not be unpacked. Nothing has been changed.'],
  PACKAGE_FOLDER_MISSING: [404, (path: string) => `There is no folder with a package.json at ${path}.`],
})
