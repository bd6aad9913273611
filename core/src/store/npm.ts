import { ThreadOnDemand } from '@ashlar/sdk/server'
import type { NpmAnswer, NpmFailure, NpmQuestion } from './npm-messages.ts'

type Kind = NpmAnswer['kind']
type AnswerOf<K extends Kind> = Extract<NpmAnswer, { kind: K }>

/** npm could not do what it was asked for. */
export class NpmError extends Error {
  override readonly name = 'NpmError'
  readonly code: string

  constructor({ code, message }: Pick<NpmFailure, 'code' | 'message'>) {
    super(message)
    this.code = code
  }
}

const thread = new ThreadOnDemand<NpmQuestion, NpmAnswer | NpmFailure>('./npm-thread', import.meta.url)

/**
 * What npm's fetcher says, which has a thread of its own.
 * @throws NpmError
 */
export async function askNpm<K extends Kind>(question: NpmQuestion & { readonly kind: K }): Promise<AnswerOf<K>> {
  const answer = await thread.ask(question)
  if (answer.kind === 'failure') throw new NpmError(answer)
  if (!isOf(answer, question.kind)) throw new Error(`npm answered with ${answer.kind} instead of ${question.kind}.`)
  return answer
}

const isOf = <K extends Kind>(answer: NpmAnswer, kind: K): answer is AnswerOf<K> => answer.kind === kind
