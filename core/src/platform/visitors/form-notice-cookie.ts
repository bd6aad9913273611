import type { FormNotice } from '@ashlar/sdk/site'
import Type from 'typebox'
import { Parse } from 'typebox/value'

/** Seconds for which a browser keeps why a form was refused. */
export const noticeLifetime = 60
/** Bytes of a note before it is sealed. A cookie has 4,096 with its name and attributes, and sealing adds a third. */
const mostBytes = 2800
/** Bytes of these for the fields at fault; the rest is for what was typed. */
const mostErrorBytes = 1200
/** Characters of the sentence. */
const longestError = 300

const isSecret = (field: string) => /password$/i.test(field)

const Note = Type.Object({
  /** The page that the form stands on. */
  path: Type.String(),
  /** Milliseconds since 1970. */
  until: Type.Number(),
  code: Type.String(),
  error: Type.String(),
  errors: Type.Array(Type.Object({ path: Type.String(), message: Type.String() })),
  values: Type.Record(Type.String(), Type.String()),
})

/** A note for the page that follows, no longer than a cookie may be. Passwords are never part of it. */
export function writtenNote(path: string, { code, error, errors, values }: FormNotice, now: number): string {
  const sentence = error.slice(0, longestError)
  const ofErrors = fitting(errors, mostErrorBytes)
  const until = now + noticeLifetime * 1000
  const size = sizeOf({ path, until, code, error: sentence, errors: ofErrors, values: {} })
  const typed = Object.entries(values).filter(([field]) => !isSecret(field))
  const ofValues = Object.fromEntries(fitting(typed, mostBytes - size))
  return JSON.stringify({ path, until, code, error: sentence, errors: ofErrors, values: ofValues })
}

/** What a note says on its page; undefined on every other page, and when its time is over. */
export function readNote(text: string, path: string, now: number): FormNotice | undefined {
  const { path: own, until, ...notice } = Parse(Note, JSON.parse(text))
  return own === path && now < until ? notice : undefined
}

/** Those of the parts, in order, that fit into so many bytes together. */
function fitting<Part>(parts: readonly Part[], bytes: number): Part[] {
  let left = bytes
  return parts.filter((part) => {
    const size = sizeOf(part) + 1
    if (size > left) return false
    left -= size
    return true
  })
}

const sizeOf = (part: unknown): number => Buffer.byteLength(JSON.stringify(part))
