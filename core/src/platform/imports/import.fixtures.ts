import { defineModule, permission } from '@ashlar/sdk'
import { Database, defineErrors, defineImport, defineServer, migration, service, tenantTable } from '@ashlar/sdk/server'

export const bookModule = defineModule({ id: 'book', title: 'Book', permissions: { people: 'People' } })
const errors = defineErrors('BOOK', { NO_EMAIL: [422, () => 'A person needs an email address.'] })

/** Records that are imported, of a module that knows nothing but the SDK. */
export class People {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ email = '', name = '', note = '' }: Readonly<Record<string, string>>): Promise<void> {
    if (!email.includes('@')) throw errors.NO_EMAIL()
    await this.#database.tenant(async (tx) => {
      await tx.sql`insert into book.person (email, name, note) values (${email}, ${name}, ${note})
        on conflict (tenant_id, email) do update set times = book.person.times + 1`
      tx.audit({ action: 'person.added', entity: 'person', entityId: email })
    })
  }
}

export const peopleImport = defineImport({
  module: bookModule,
  entity: 'people',
  access: permission(bookModule, 'people', 'can_create'),
  columns: [
    { name: 'email', title: 'Email', isRequired: true, words: ['E-mail address'] },
    { name: 'name', title: 'Name' },
  ],
  deps: [People],
  write: (row, _, people) => people.add(row),
})

/** The same people, whose notes say how many rows came together. */
export const groupImport = defineImport({
  module: bookModule,
  entity: 'groups',
  access: permission(bookModule, 'people', 'can_create'),
  columns: ['email'],
  deps: [People],
  writeAll: async (rows, _, people) => {
    for (const row of rows) await people.add({ ...row, note: `${rows.length} together` })
  },
})

export const book = {
  name: '@acme/book',
  root: { bookModule },
  server: defineServer(bookModule, {
    migrations: [
      migration('0001-person', [
        tenantTable('person', [
          'email text not null check (length(email) < 100)',
          'name text not null',
          'note text not null',
          'times integer not null default 1',
          'primary key (tenant_id, email)',
        ]),
      ]),
    ],
    services: [service(People, Database)],
    routes: [peopleImport.routes, groupImport.routes],
    jobs: [peopleImport.job, groupImport.job],
  }),
}
