/** Bytes of a tarball: also what the upload takes, and what a row of the database holds in memory at once. */
export { mostPacked } from '@ashlar/sdk/platform'

/** Bytes, unpacked: three times what packs into the largest tarball for code; a bomb packs a thousandfold. */
export const mostUnpacked = 60 * 1024 * 1024

/** Files and folders: a packed package has dozens; past that, unpacking holds the server up for seconds. */
export const mostEntries = 5_000

/** Characters of a path inside of a package; with the data folder before it still under every file system's limit. */
export const longestPath = 200

/** Folders in each other. */
export const deepestPath = 20

/** Bytes of a package.json: it is parsed at once, in the server's process. */
export const largestPackageJson = 256 * 1024

/** Milliseconds that a registry has to describe a package. */
export const longestLookUp = 10_000

/** Milliseconds that a registry has to send a tarball. */
export const longestDownload = 60_000

/** Bytes of what a registry says of its packages: a hundred versions take about one MB. */
export const largestReply = 8_000_000

/** Milliseconds that a registry has to describe one package of a list. */
export const longestRow = 3_000
