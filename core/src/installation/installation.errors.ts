import { defineErrors } from '@ashlar/sdk/server'

/** What whoever changes the packages can be told. Core's codes have no prefix. */
export const installationErrors = defineErrors('', {
  PLAN_NOT_FOUND: [404, () => 'This plan is not there (any more): plans are kept for an hour. Please plan again.'],
  CHANGE_NOT_FOUND: [404, () => 'There is no such change of the packages.'],
  PACKAGE_NOT_ACTIVE: [422, (name: string) => `${name} is not installed.`],
  PACKAGE_ALREADY_ACTIVE: [
    422,
    (name: string, version: string) => `${name} is installed already, as ${version}. Upgrade it instead.`,
  ],
  VERSION_ALREADY_ACTIVE: [422, (name: string, version: string) => `${name} ${version} is what is installed.`],
  NO_VERSION_BEFORE: [
    422,
    (name: string) => `No other version of ${name} was installed before; nothing to go back to.`,
  ],
  NO_TRIAL: [422, (name: string) => `No website is trying another version of ${name}.`],
  VERSION_UNKNOWN: [422, (name: string, version: string) => `${name} ${version} was never fetched by this server.`],
  TENANTS_NEEDED: [422, () => 'Say which websites should try the version.'],
  UNKNOWN_TENANTS: [422, (ids: readonly number[]) => `There is no website with the number ${ids.join(', ')}.`],
  CORE_IS_FIXED: [422, () => 'The core comes with the server; it is upgraded with it.'],
  PACKAGE_STILL_INSTALLED: [
    409,
    (module: string) => `“${module}” is installed. Remove its package first, then delete the tables that it leaves.`,
  ],
  NO_TABLES_LEFT: [404, (module: string) => `No removed package has left tables under the name “${module}”.`],
  PACKAGE_NAME_DIFFERS: [422, (name: string) => `Type “${name}” to delete its tables.`],
  TABLES_IN_USE: [409, (name: string) => `The tables of ${name} are in use just now. Please try again in a moment.`],
  PACKAGE_VERSION_TAKEN: [
    409,
    (name: string, version: string) =>
      `${name} ${version} has been installed here with other contents. A version that was in use never changes: publish it as a new one.`,
  ],
  CHANGE_RUNNING: [
    409,
    (title: string) => `Another change is being made just now (${title}). Please wait for it to end.`,
  ],
  PLAN_CHANGED: [409, () => 'The packages or their content have changed since this was planned. Please plan again.'],
  PLAN_HAS_OBSTACLES: [422, (first: string) => `This cannot be done: ${first}`],
  TOO_MANY_VERSIONS: [
    409,
    (most: number) =>
      `This server holds ${most} versions of packages in its memory, which only a restart frees. Please restart it first.`,
  ],
  PACKAGE_NOT_LISTED: [
    404,
    (name: string) =>
      `The newest version of ${name} in the registry is not a package for Ashlar, or its manifest is wrong.`,
  ],
  SCREENSHOT_MISSING: [
    404,
    (name: string, version: string) =>
      `${name} ${version} has no such screenshot, or it is no picture of at most 1 MB.`,
  ],
  BEHIND: [503, () => 'This server has not taken over the newest packages yet. Please try again in a moment.'],
  NOT_A_TARBALL: [415, () => 'Send the package as it was packed: a .tgz file (Content-Type: application/gzip).'],
  SERVER_ENDED: [500, () => 'The server ended twice while it made this change. The packages are as they were before.'],
})
