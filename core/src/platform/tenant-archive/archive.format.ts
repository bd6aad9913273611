import Type, { type Static } from 'typebox'

/** Which archives this version reads. */
export const format = 'ashlar-website'
export const formatVersion = 1

/** What an archive says of itself: its first file. */
export const Manifest = Type.Object(
  {
    format: Type.Literal(format),
    version: Type.Literal(formatVersion),
    /** Of the website. */
    name: Type.String({ maxLength: 120 }),
    /** Guid of the website; archives of earlier versions do not say it. */
    website: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
    madeAt: Type.String({ maxLength: 40 }),
    /** npm names of the packages that were there, with their versions. */
    packages: Type.Record(Type.String({ maxLength: 214 }), Type.String({ maxLength: 256 })),
    tables: Type.Array(
      Type.Object(
        {
          name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}\\.[a-z][a-z0-9_]{0,62}$' }),
          rows: Type.Integer({ minimum: 0, maximum: 5_000_000 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 2_000 },
    ),
  },
  { additionalProperties: false },
)
export type Manifest = Static<typeof Manifest>

export const manifestName = 'archive.json'
/** Rows of a table, one JSON document a line. */
export const dataName = (table: string) => `data/${table}.jsonl`
/** The same for people and their spreadsheets; never read again. */
export const listName = (table: string) => `lists/${table}.csv`
export const mediaName = (id: number, fileName: string) => `media/${id}-${fileName}`
/** Private files of records; what people call them is in their rows. */
export const recordFileName = (id: number, storageName: string) =>
  `files/${id}${/\.[a-z0-9]+$/.exec(storageName)?.[0] ?? ''}`

/** Where the bytes of a table's rows lie, by the number of the row. */
export const bytesOf = {
  'core.media': /^media\/([1-9][0-9]{0,14})-[^/]+$/,
  'core.record_file': /^files\/([1-9][0-9]{0,14})(?:\.[a-z0-9]+)?$/,
} as const
export type TableWithBytes = keyof typeof bytesOf
export const hasBytesBeside = (table: string): table is TableWithBytes => Object.hasOwn(bytesOf, table)

/** Whether a file of an archive holds the bytes of a row. */
export const isBytesName = (name: string): boolean => Object.values(bytesOf).some((pattern) => pattern.test(name))

const mebibyte = 1024 ** 2
export const archiveLimits = {
  /** Of the file. */
  bytes: 4 * 1024 * mebibyte,
  /** Of everything in it once inflated, and how many times its own size that may be: what T9 calls a bomb. */
  inflated: 8 * 1024 * mebibyte,
  ratio: 200,
  files: 200_000,
  manifest: mebibyte,
  /** One row: content is 8 MiB at most, and JSON may escape what is in it. */
  row: 24 * mebibyte,
} as const

/** Numbers of rows stay far below 2^53 (2^31 for the smaller kind), so that no archive uses up those of others. */
export const highestId = (type: string): number => (type === 'bigint' ? 1e12 : type === 'integer' ? 1e9 : 1e4)

/** Days. */
export const keptFor = { export: 7, import: 1, restore: 1 } as const
