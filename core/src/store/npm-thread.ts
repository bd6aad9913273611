import { parentPort } from 'node:worker_threads'
import type { ThreadQuestion, ThreadReply } from '@ashlar/sdk/server'
import pacote, { type Options } from 'pacote'
import { largestReply } from './limits.ts'
import { type NpmAnswer, type NpmFailure, type NpmQuestion, tooMuch } from './npm-messages.ts'
import { registryJson } from './registry-json.ts'
import { type FoundRelease, foundIn, keyword, packageIn, releaseIn } from './registry-replies.ts'

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
  const { kind } = question
  // No script of a package runs.
  const options = { ...question.options, ignoreScripts: true }
  switch (kind) {
    case 'address':
      return { kind, registry: new pacote.RegistryFetcher(question.spec, options).registry }
    case 'versions':
      return { kind, versions: Object.keys((await pacote.packument(question.spec, options)).versions) }
    case 'manifest': {
      const { version, _integrity, _resolved } = await pacote.manifest(question.spec, options)
      return { kind, version, integrity: _integrity, resolved: _resolved }
    }
    case 'tarball':
      return { kind, bytes: await tarball(question, options) }
    case 'search':
      return { kind, found: await search(question, options) }
    case 'release': {
      const { name, version, timeout } = question
      const path = `/${pathOf(name)}/${encodeURIComponent(version)}`
      return {
        kind,
        release: releaseIn(await registryJson({ path, spec: name, most: largestReply, timeout }, options)),
      }
    }
    case 'package': {
      const { name, timeout } = question
      const asked = { path: `/${pathOf(name)}`, spec: name, most: largestReply, timeout }
      return { kind, published: packageIn(await registryJson(asked, options)) }
    }
  }
}

/** As registries write it in an address: the scope and the name are one part. */
const pathOf = (name: string) => name.replace('/', '%2f')

/** Some registries search keywords, and others only names and descriptions: these are asked again without the keyword. */
async function search(
  { words, most, timeout }: NpmQuestion & { kind: 'search' },
  options: Options,
): Promise<readonly FoundRelease[]> {
  const ask = async (text: string) => {
    const query = { text, size: String(most), from: '0' }
    const reply = await registryJson({ path: '/-/v1/search', query, most: largestReply, timeout }, options)
    return foundIn(reply, most)
  }
  const found = await ask(`keywords:${keyword} ${words}`.trim())
  return found.length > 0 ? found : ask(words).catch(noneWithoutWords)
}

/** Some registries refuse a search without words, and so have told all they know. */
function noneWithoutWords(error: unknown): readonly FoundRelease[] {
  if (error instanceof Error && 'code' in error && error.code === 'E400') return []
  throw error
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
