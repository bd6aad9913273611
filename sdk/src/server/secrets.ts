import { token } from '../definition/token.ts'

/**
 * What has to be read again although it is secret, such as what a webhook is signed with: sealed with the secret of the
 * installation, which does not lie in the database. The tenant of the running work is part of the key, and so is
 * `place`, which says what the secret is for: sealed text that is moved to another tenant or place does not open.
 * A secret that a person types into the settings is a setting with `secret: true` instead.
 */
export interface Secrets {
  /** Text to be stored, different each time. */
  seal(place: string, text: string): Promise<string>
  /** Undefined for what was sealed elsewhere, or with the secret of another installation. */
  open(place: string, sealed: string): Promise<string | undefined>
  /**
   * 32 bytes to sign what goes out and comes back, such as a challenge or a link: the same in every process, others for
   * each tenant and place, and stored nowhere.
   */
  key(place: string): Promise<Buffer>
}
export const Secrets = token<Secrets>('core.secrets')
