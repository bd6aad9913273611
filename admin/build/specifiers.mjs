/** What packages share with the host in the browser: the whole of the import map, and public API. */
export const commonJs = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client']

export const modules = [
  'typebox',
  'typebox/value',
  '@ashlar/sdk',
  '@ashlar/sdk/renderer',
  '@ashlar/sdk/editor',
  '@ashlar/sdk/admin',
  '@ashlar/sdk/ui',
  '@ashlar/sdk/forms',
  '@ashlar/sdk/tables',
  '@ashlar/sdk/site',
]

export const shared = [...commonJs, ...modules]

/** Name of a specifier's file. */
export const slug = (specifier) => specifier.replace(/^@/, '').replace(/\//g, '-')
