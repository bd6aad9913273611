import type { User } from '@ashlar/sdk/platform'
import type { CsvColumn } from '@ashlar/sdk/server'

/** Columns of the list of people as a file, by the ids that the list has for them. */
export const userCsv: Readonly<Record<string, CsvColumn<User>>> = {
  name: { title: 'Name', value: ({ displayName }) => displayName },
  email: { title: 'Email', value: ({ email }) => email },
  role: { title: 'Role', value: ({ roleName }) => roleName },
  state: { title: 'State', value: ({ state }) => state },
  factor: { title: 'Two-factor authentication', value: ({ hasSecondFactor }) => (hasSecondFactor ? 'on' : 'off') },
  signedIn: { title: 'Last signed in', value: ({ signedInAt }) => signedInAt },
}
