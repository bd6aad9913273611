interface Waiting<Question, Answer> {
  readonly question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Answers what is asked meanwhile all at once: one group after the other. */
export class InGroups<Question, Answer> {
  readonly #answer: (questions: readonly Question[]) => Promise<readonly Answer[]>
  #waiting: Waiting<Question, Answer>[] = []
  #isAnswering = false

  /** @param answer gives as many answers as there are questions, in their order */
  constructor(answer: (questions: readonly Question[]) => Promise<readonly Answer[]>) {
    this.#answer = answer
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject })
      if (!this.#isAnswering) void this.#work()
    })
  }

  async #work(): Promise<void> {
    this.#isAnswering = true
    // Whoever asks in the same turn belongs to the same group.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0)
      // One that cannot be answered takes nobody's answer away.
      if (!(await this.#perform(group, group.length === 1))) for (const each of group) await this.#perform([each], true)
    }
    this.#isAnswering = false
  }

  /** False where it failed, and nobody was told. */
  async #perform(group: readonly Waiting<Question, Answer>[], isLast: boolean): Promise<boolean> {
    try {
      const answers = await this.#answer(group.map(({ question }) => question))
      for (const [at, { resolve, reject }] of group.entries()) {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('There is no answer.'))
        else resolve(answer)
      }
      return true
    } catch (error) {
      if (isLast) for (const { reject } of group) reject(error)
      return false
    }
  }
}
