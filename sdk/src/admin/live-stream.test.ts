import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf } from '../definition/call-address.ts'
import { streamEvents } from '../platform/live-calls.ts'
import { liveStream } from './live-stream.ts'

/** The browser's EventSource, as far as it is used; `opened` are those that were made. */
class FakeEventSource {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 0
  onopen?: () => void
  onmessage?: (message: { readonly data: string }) => void
  onerror?: () => void
  readonly address: string
  constructor(address: string) {
    this.address = address
    FakeEventSource.opened.push(this)
  }
  refuse() {
    this.readyState = FakeEventSource.CLOSED
    this.onerror?.()
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}

const { opened } = FakeEventSource
const last = () => opened.at(-1) ?? expect.fail('no stream was opened')

beforeEach(() => {
  opened.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listen() {
  const stop = new AbortController()
  const messages: unknown[] = []
  const onLost = vi.fn()
  const ended = liveStream(stop.signal, { onMessage: (message) => messages.push(message), onLost })
  return { stop, messages, onLost, ended }
}

describe('liveStream', () => {
  it('tells what comes, and ends with its signal', async () => {
    const { stop, messages, ended } = listen()
    expect(last().address).toBe(addressOf(streamEvents))
    last().onmessage?.({ data: '{"event":"generation","generation":4}' })
    expect(messages).toEqual([{ event: 'generation', generation: 4 }])
    stop.abort()
    await ended
    expect(last().readyState).toBe(FakeEventSource.CLOSED)
  })

  it('asks again after a refusal, each time later, and at once again after it was let in', () => {
    const { onLost } = listen()
    last().refuse()
    expect(onLost).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1_999)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(2)
    last().refuse()
    vi.advanceTimersByTime(3_999)
    expect(opened).toHaveLength(2)
    vi.advanceTimersByTime(1)
    last().onopen?.()
    last().refuse()
    vi.advanceTimersByTime(2_000)
    expect(opened).toHaveLength(4)
  })

  it('leaves a connection that was only lost to the browser, which opens it again itself', () => {
    const { onLost } = listen()
    last().onerror?.()
    vi.advanceTimersByTime(120_000)
    expect(onLost).toHaveBeenCalledOnce()
    expect(opened).toHaveLength(1)
  })

  it('asks no more once it was stopped', async () => {
    const { stop, ended } = listen()
    last().refuse()
    stop.abort()
    await ended
    vi.advanceTimersByTime(120_000)
    expect(opened).toHaveLength(1)
  })
})
