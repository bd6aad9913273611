import { type Config, ConfigurationError } from '../config/index.ts'

type Address = Pick<Config, 'port' | 'host'>

/** Why nothing can listen there, for whoever set the address; an error that says something else comes back as it is. */
export function wrongAddress({ port, host }: Address, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigurationError(`PORT is invalid: port ${port} is already in use. Set PORT to a free port.`)
    case 'EACCES':
      return new ConfigurationError(`PORT is invalid: this user may not listen on port ${port}. Use a port above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigurationError(`HOST is invalid: “${host}” is not an address of this machine.`)
    default:
      return error
  }
}

/** What a person can type: the address of all interfaces is none. */
export function shownAddress({ port, host }: Address): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
