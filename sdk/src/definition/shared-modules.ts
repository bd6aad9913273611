/**
 * Modules that a package shares with its host in the browser: the whole of the import map. They stay bare imports in
 * a packed package; everything else it needs is bundled. Public API: a name leaves only with a major version.
 */
export const browserModules = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'typebox',
  'typebox/value',
  '@ashlar/sdk',
  '@ashlar/sdk/renderer',
  '@ashlar/sdk/editor',
  '@ashlar/sdk/admin',
  '@ashlar/sdk/ui',
  '@ashlar/sdk/forms',
  '@ashlar/sdk/tables',
  '@ashlar/sdk/grid',
  '@ashlar/sdk/board',
  '@ashlar/sdk/records',
  '@ashlar/sdk/media',
  '@ashlar/sdk/site',
] as const

/**
 * Modules that all packages share in a visitor's page, in one file that comes with the first island of React. A client
 * reaches them by `import()` only, so that no other block waits for them.
 */
export const visitorModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const

/** The same on the server, where a package's imports of them are resolved to the host's own copies. */
export const serverModules = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/server',
  'typebox',
  'typebox/value',
  'fastify',
  '@mikro-orm/core',
  '@ashlar/sdk',
  '@ashlar/sdk/renderer',
  '@ashlar/sdk/server',
  '@ashlar/sdk/site',
] as const

/** Imports that lead into a host, which no package may know. */
export const hostModules = /^@ashlar\/(?:core|site|admin)(?:\/|$)/
