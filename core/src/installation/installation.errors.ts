import { defineErrors } from '@ashlar/sdk/server'

/** What whoever changes the packages can be told. Core's codes have no prefix. */
export const installationErrors = defineErrors('', {
  PLAN_NOT_FOUND: [404, () => 'This plan has expired: plans are kept for an hour. Please plan again.'],
  CHANGE_NOT_FOUND: [404, () => 'This package change does not exist.'],
  PACKAGE_NOT_ACTIVE: [422, (name: string) => `${name} is not installed.`],
  PACKAGE_ALREADY_ACTIVE: [
    422,
    (name: string, version: string) => `${name} is already installed as ${version}. Upgrade it instead.`,
  ],
  VERSION_ALREADY_ACTIVE: [422, (name: string, version: string) => `${name} ${version} is already installed.`],
  NO_VERSION_BEFORE: [
    422,
    (name: string) => `No other version of ${name} was installed before, so there is nothing to roll back to.`,
  ],
  NO_TRIAL: [422, (name: string) => `No website is trying another version of ${name}.`],
  VERSION_UNKNOWN: [422, (name: string, version: string) => `This server has never downloaded ${name} ${version}.`],
  TENANTS_NEEDED: [422, () => 'Choose the websites that should try this version.'],
  UNKNOWN_TENANTS: [422, (ids: readonly number[]) => `There is no website with the number ${ids.join(', ')}.`],
  CORE_IS_FIXED: [422, () => 'The core is part of the server and is upgraded with it.'],
  PACKAGE_STILL_INSTALLED: [
    409,
    (module: string) => `“${module}” is installed. Remove its package first, then delete its tables.`,
  ],
  NO_TABLES_LEFT: [404, (module: string) => `No removed package has left tables under the name “${module}”.`],
  PACKAGE_NAME_DIFFERS: [422, (name: string) => `Type “${name}” to delete its tables.`],
  TABLES_IN_USE: [409, (name: string) => `The tables of ${name} are in use. Please try again in a moment.`],
  PACKAGE_VERSION_TAKEN: [
    409,
    (name: string, version: string) =>
      `${name} ${version} was installed here before with different contents. Publish the changes under a new version number.`,
  ],
  CHANGE_RUNNING: [409, (title: string) => `Another change is in progress (${title}). Please wait for it to finish.`],
  PLAN_CHANGED: [409, () => 'The packages or their content have changed since this was planned. Please plan again.'],
  PLAN_HAS_OBSTACLES: [422, (first: string) => `This cannot be done: ${first}`],
  TOO_MANY_VERSIONS: [
    409,
    (most: number) => `This server has ${most} package versions in memory. Restart it first to free them.`,
  ],
  PACKAGE_NOT_LISTED: [
    404,
    (name: string) =>
      `The newest version of ${name} in the registry is not a package for Ashlar, or its manifest is invalid.`,
  ],
  SCREENSHOT_MISSING: [
    404,
    (name: string, version: string) =>
      `${name} ${version} has no such screenshot, or it is not an image of at most 1 MB.`,
  ],
  BEHIND: [503, () => 'This server is still loading the newest packages. Please try again in a moment.'],
  NOT_A_TARBALL: [415, () => 'Send the package as a .tgz file (Content-Type: application/gzip).'],
  SERVER_ENDED: [500, () => 'The server stopped twice during this change. The packages were not changed.'],
})
