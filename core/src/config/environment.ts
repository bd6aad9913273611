import Type, { type Static } from 'typebox'

const flag = Type.Optional(Type.Enum(['0', '1']))
const number = (expected: string) => Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$', expected }))

/** Variables as the process gets them: text. Each has an `expected` for the sentence that refuses a wrong one. */
export const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$', expected: 'a port number from 0 to 65535' })),
  HOST: Type.Optional(Type.String({ minLength: 1, pattern: '^[^\\s/]+$', expected: 'an address to listen on' })),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      expected: 'an address like postgres://user:password@host:5432/database',
    }),
  ),
  DATABASE_DIRECT_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      expected: 'an address of PostgreSQL itself, like postgres://user:password@host:5432/database',
    }),
  ),
  DATABASE_POOL: Type.Optional(
    Type.String({ pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$', expected: 'a number of connections from 1 to 200' }),
  ),
  ASHLAR_DATA: Type.Optional(Type.String({ minLength: 1, expected: 'a folder that the server may write to' })),
  ASHLAR_ADMIN_EMAIL: Type.Optional(Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', expected: 'an email address' })),
  ASHLAR_ADMIN_PASSWORD: Type.Optional(
    Type.String({ minLength: 8, maxLength: 200, expected: 'a password of 8 to 200 characters' }),
  ),
  ASHLAR_DEMO: flag,
  ASHLAR_SECRET: Type.Optional(
    Type.String({ minLength: 32, maxLength: 400, expected: 'a secret of at least 32 characters' }),
  ),
  ASHLAR_PLATFORM_HOST: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9.-]+(:[0-9]{1,5})?$', expected: 'a host name, without http://' }),
  ),
  ASHLAR_TRUST_PROXY: Type.Optional(
    Type.String({
      pattern: '^([0-9]{1,2}|[0-9A-Fa-f/, ]*[.:][0-9A-Fa-f:./, ]*)$',
      expected: 'the number of proxies before this server, or their addresses, such as 10.0.0.0/8,192.0.2.7',
    }),
  ),
  ASHLAR_HEAD_SECONDS: number('a number of seconds from 1 to 600, no more than ASHLAR_REQUEST_SECONDS'),
  ASHLAR_REQUEST_SECONDS: number('a number of seconds from 1 to 3600'),
  ASHLAR_IDLE_SECONDS: number('a number of seconds from 1 to 3600'),
  ASHLAR_CONNECTIONS_PER_ADDRESS: number('a number of connections from 1 to 100000'),
  ASHLAR_DRAIN_SECONDS: number('a number of seconds from 0 to 20'),
  ASHLAR_MIGRATION_SECONDS: number('a number of seconds from 1 to 86400'),
  ASHLAR_SAFE_MODE: flag,
  ASHLAR_ACCESS_LOG: flag,
  ASHLAR_KEPT_PAGES_MB: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,4}$', expected: 'a number of megabytes from 1 to 99999' }),
  ),
  ASHLAR_KEPT_HOSTS: Type.Optional(
    Type.String({ pattern: '^([1-9][0-9]{2,5}|1000000)$', expected: 'a number of host names from 100 to 1000000' }),
  ),
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://\\S+$', expected: 'an http(s) address' })),
  S3_REGION: Type.Optional(Type.String({ minLength: 1, expected: 'a region name' })),
  S3_BUCKET: Type.Optional(Type.String({ minLength: 1, expected: 'a bucket name' })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1, expected: 'an access key id' })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1, expected: 'a secret access key' })),
  SMTP_URL: Type.Optional(
    Type.String({ pattern: '^smtps?://\\S+$', expected: 'an address like smtp://user:password@host:587' }),
  ),
})
export type Environment = Static<typeof Environment>

/** What the sentence says was expected: the schema's own words, or the choice of a flag. */
export function expectedOf(variable: string): string {
  const schema: unknown = Object.entries(Environment.properties).find(([name]) => name === variable)?.[1]
  return typeof schema === 'object' && schema !== null && 'expected' in schema ? String(schema.expected) : '0 or 1'
}
