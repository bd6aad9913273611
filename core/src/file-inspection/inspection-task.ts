import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

const Bytes = Type.Refine(Type.Unsafe<Buffer>({}), (value) => Buffer.isBuffer(value))

/** A kind of file that the media library takes, known by its first bytes and never by its name (OPEN-139, T8). */
const FileType = Type.Object({
  mimeType: Type.String(),
  extension: Type.String(),
  kind: Type.Union([Type.Literal('image'), Type.Literal('video'), Type.Literal('document')]),
})
export type FileType = Static<typeof FileType>

const PictureSize = Type.Object({ width: Type.Integer(), height: Type.Integer() })
export type PictureSize = Static<typeof PictureSize>

/** Where the bytes of a file are. */
const FileSource = Type.Union([Type.Object({ path: Type.String() }), Type.Object({ bytes: Bytes })])
export type FileSource = Static<typeof FileSource>

/** What the sender says about a file; whatever is said must agree with the bytes. */
const FileClaims = Type.Object({
  fileName: Type.Optional(Type.String()),
  /** MIME type. */
  declared: Type.Optional(Type.String()),
})
export type FileClaims = Static<typeof FileClaims>

const VariantFormat = Type.Union([Type.Literal('avif'), Type.Literal('webp'), Type.Literal('png')])
export type VariantFormat = Static<typeof VariantFormat>

/** A part of a picture, in pixels. */
const PictureArea = Type.Object({
  ...{ x: Type.Integer(), y: Type.Integer() },
  ...{ width: Type.Integer(), height: Type.Integer() },
})
export type PictureArea = Static<typeof PictureArea>

/** Work on bytes that a stranger may have chosen. */
const InspectionTask = Type.Union([
  Type.Object({ kind: Type.Literal('inspect'), source: FileSource, claims: FileClaims }),
  Type.Object({ kind: Type.Literal('check'), source: FileSource, claims: FileClaims }),
  Type.Object({ kind: Type.Literal('resize'), source: FileSource, width: Type.Integer(), format: VariantFormat }),
  Type.Object({ kind: Type.Literal('crop'), source: FileSource, area: PictureArea, extension: Type.String() }),
])
export type InspectionTask = Static<typeof InspectionTask>

/** A file as it may be kept and shown; `isMoving`: an animation. */
const PreparedFile = Type.Object({
  type: FileType,
  bytes: Bytes,
  size: Type.Union([PictureSize, Type.Null()]),
  isMoving: Type.Boolean(),
})
export type PreparedFile = Static<typeof PreparedFile>

/** A file that is kept byte by byte, because it is only ever downloaded. */
const CheckedFile = Type.Object({
  type: FileType,
  /** Bytes. */
  size: Type.Integer(),
  sha256: Type.String(),
})
export type CheckedFile = Static<typeof CheckedFile>

const Refusal = Type.Union([
  Type.Literal('empty'),
  Type.Literal('too large'),
  Type.Literal('type not allowed'),
  Type.Literal('type disagrees'),
  Type.Literal('broken'),
  Type.Literal('drawing too large'),
  Type.Literal('drawing too complex'),
  Type.Literal('too many pixels'),
  Type.Literal('too many frames'),
  Type.Literal('too many parts'),
  /** The task took more time or memory than one file may. */
  Type.Literal('too much work'),
])
export type Refusal = Static<typeof Refusal>

/** Why a file is not taken. `detail`: the type that the bytes are of, or what the log should say. */
const Refused = Type.Object({ refused: Refusal, detail: Type.Optional(Type.String()) })
export type Refused = Static<typeof Refused>

const InspectionResult = Type.Union([
  Type.Object({ prepared: PreparedFile }),
  Type.Object({ checked: CheckedFile }),
  Type.Object({ resized: Bytes }),
  Type.Object({ cropped: Bytes }),
  Refused,
])
export type InspectionResult = Static<typeof InspectionResult>

/** What the process tells first, and then once for each task. */
export const isReady = checkOf(Type.Object({ ready: Type.Literal(true) }))
export const isResult = checkOf(InspectionResult)

function checkOf<Schema extends Type.TSchema>(schema: Schema): (message: unknown) => message is Static<Schema> {
  const compiled = Compile(schema)
  return (message): message is Static<Schema> => compiled.Check(message)
}
