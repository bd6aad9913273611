import { parentPort } from 'node:worker_threads'
import type { ThreadQuestion, ThreadReply } from '@ashlar/sdk/server'
import pacote, { type Options } from 'pacote'
import { type NpmAnswer, type NpmFailure, type NpmQuestion, tooMuch } from './npm-messages.ts'

type Answer = NpmAnswer | NpmFailure

declare module 'pacote' {
  /** Missing in its published types. */
  class RegistryFetcher {
    constructor(spec: string, options: Options)
    readonly registry: string
  }
}

// A thread of its own: loading npm's fetcher takes a fifth of a second, which no visitor shall wait for.
parentPort?.on('message', async ({ id, question }: ThreadQuestion<NpmQuestion>) => {
  const reply = (answer: Answer) => parentPort?.postMessage({ id, answer } satisfies ThreadReply<Answer>)
  try {
    reply(await answerTo(question))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    reply({ kind: 'failure', code, message: error instanceof Error ? error.message : String(error) })
  }
})

async function answerTo(question: NpmQuestion): Promise<NpmAnswer> {
  const { kind, spec } = question
  // No script of a package runs.
  const options = { ...question.options, ignoreScripts: true }
  switch (kind) {
    case 'address':
      return { kind, registry: new pacote.RegistryFetcher(spec, options).registry }
    case 'versions':
      return { kind, versions: Object.keys((await pacote.packument(spec, options)).versions) }
    case 'manifest': {
      const { version, _integrity, _resolved } = await pacote.manifest(spec, options)
      return { kind, version, integrity: _integrity, resolved: _resolved }
    }
    case 'tarball':
      return { kind, bytes: await tarball(question, options) }
  }
}

/** No more than the limit is ever read: the stream is stopped there. */
function tarball({ spec, most, timeout }: NpmQuestion & { kind: 'tarball' }, options: Options): Promise<Uint8Array> {
  return pacote.tarball.stream(
    spec,
    (stream) => {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      const chunks: Buffer[] = []
      let size = 0
      const end = (reason: Error) => {
        reject(reason)
        stream.destroy()
      }
      const timer = setTimeout(() => end(new Error(`the tarball did not arrive in ${timeout / 1000} s`)), timeout)
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(chunks)))
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > most) end(Object.assign(new Error('the tarball is too large'), { code: tooMuch }))
        else chunks.push(chunk)
      })
      return promise.finally(() => clearTimeout(timer))
    },
    options,
  )
}
