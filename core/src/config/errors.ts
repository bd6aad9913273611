/** The server can't start as it is configured; the message names the variable and what was expected. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}
