import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../admin/api.ts'
import type { MediaItem } from '../platform/media.ts'
import { texts } from '../ui/texts.ts'
import { mediaChanged } from './media-changed.ts'
import { uploadFile } from './send-file.ts'

const t = texts('admin')

export const largestUpload = 15 * 1024 * 1024
/** What a file chooser offers; the server looks at the content. */
export const uploadTypes = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg,.pdf,.mp4,.webm'
/** Sent at the same time. */
const lanes = 2

/** One file on its way into the library. */
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

/**
 * Files on their way into the library: each by itself, two at a time, with its own progress and its own reason when it
 * fails. Leaving the screen stops what has not arrived.
 */
export function useUploads(folderId: number | undefined, onDone?: (item: MediaItem) => void): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  done.current = onDone
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
    uploadFile(next.file, folderId, {
      signal: stop.signal,
      onProgress: (share) => change(next.key, { share }),
    })
      .then(
        (item) => {
          change(next.key, { state: 'done', share: 1 })
          void mediaChanged()
          if (item) done.current?.(item)
        },
        (error: unknown) => change(next.key, { state: 'failed', error: reasonOf(error), canRetry: !isRefused(error) }),
      )
      .finally(() => stops.current.delete(next.key))
  }, [all, folderId])

  const drop = (keys: readonly number[]) => {
    for (const key of keys) stops.current.get(key)?.abort()
    setAll((before) => before.filter(({ key }) => !keys.includes(key)))
  }
  return {
    all,
    add: (files) => setAll((before) => [...before, ...[...files].map(uploadOf)]),
    again: (key) =>
      setAll((before) =>
        before.map((each) => (each.key === key ? { key, file: each.file, state: 'waiting', share: 0 } : each)),
      ),
    drop: (key) => drop([key]),
    dropAll: () => drop(all.map(({ key }) => key)),
  }
}

function uploadOf(file: File): Upload {
  counter += 1
  const key = counter
  if (file.size <= largestUpload) return { key, file, state: 'waiting', share: 0 }
  return { key, file, state: 'failed', share: 0, error: t('This file is larger than 15 MB.') }
}

/** The server looked at the file and did not want it. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 408

function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('The upload did not arrive. Try again.')
}
