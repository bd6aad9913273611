import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../admin/api.ts'
import { texts } from '../ui/texts.ts'
import type { SendFileOptions } from './send-file.ts'

const t = texts('admin')

const mebibyte = 1024 * 1024
/** Bytes of one file, unless its place says otherwise. */
const largestUpload = 15 * mebibyte
/** Sent at the same time. */
const lanes = 2

/** One file on its way to the server. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** How much of it has left, from 0 to 1. */
  readonly share: number
  /** Why it failed, for the person. */
  readonly error?: string
  /** The file was good, only the way was not: it can be sent again. */
  readonly canRetry?: boolean
}

export interface Uploads {
  readonly all: readonly Upload[]
  /** Sends one again that failed. */
  readonly again: (key: number) => void
  readonly add: (files: Iterable<File>) => void
  /** Stops one that is on its way; takes a finished one off the list. */
  readonly drop: (key: number) => void
  readonly dropAll: () => void
}

let counter = 0

/** Where files go. */
export interface UploadPlace<Item> {
  readonly send: (file: File, options: SendFileOptions) => Promise<Item>
  readonly onDone?: ((item: Item, file: File) => void) | undefined
  /** Bytes of one file. */
  readonly largest?: number
}

/**
 * Files on their way to the server: each by itself, two at a time, with its own progress and its own reason when it
 * fails. Leaving the screen stops what has not arrived.
 */
export function useUploads<Item>({ send, onDone, largest = largestUpload }: UploadPlace<Item>): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const place = useRef({ send, onDone })
  place.current = { send, onDone }
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  useEffect(() => {
    const change = (key: number, part: Partial<Upload>) =>
      setAll((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)))
    const sending = all.filter(({ state }) => state === 'sending').length
    const next = sending < lanes ? all.find(({ state }) => state === 'waiting') : undefined
    if (!next) return
    const stop = new AbortController()
    stops.current.set(next.key, stop)
    change(next.key, { state: 'sending' })
    place.current
      .send(next.file, { signal: stop.signal, onProgress: (share) => change(next.key, { share }) })
      .then(
        (item) => {
          change(next.key, { state: 'done', share: 1 })
          place.current.onDone?.(item, next.file)
        },
        (error: unknown) => change(next.key, { state: 'failed', error: reasonOf(error), canRetry: !isRefused(error) }),
      )
      .finally(() => stops.current.delete(next.key))
  }, [all])

  const drop = (keys: readonly number[]) => {
    for (const key of keys) stops.current.get(key)?.abort()
    setAll((before) => before.filter(({ key }) => !keys.includes(key)))
  }
  return {
    all,
    add: (files) => setAll((before) => [...before, ...[...files].map((file) => uploadOf(file, largest))]),
    again: (key) =>
      setAll((before) =>
        before.map((each) => (each.key === key ? { key, file: each.file, state: 'waiting', share: 0 } : each)),
      ),
    drop: (key) => drop([key]),
    dropAll: () => drop(all.map(({ key }) => key)),
  }
}

function uploadOf(file: File, largest: number): Upload {
  counter += 1
  const key = counter
  if (file.size <= largest) return { key, file, state: 'waiting', share: 0 }
  const error = t('This file is larger than {size} MB.', { size: Math.floor(largest / mebibyte) })
  return { key, file, state: 'failed', share: 0, error }
}

/** The server looked at the file and did not want it. That too many came at once says nothing of the file. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)

function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('The upload failed. Try again.')
}
