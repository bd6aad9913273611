import { token } from '../definition/token.ts'

/** What whoever runs the installation has set for its packages, as environment variables; a website's own are settings. */
export interface Environment {
  /** Undefined where it is not set, or empty, and for what is the core's alone, such as `DATABASE_URL`. */
  get(variable: string): string | undefined
}
export const Environment = token<Environment>('core.environment')
