import { AuthorError } from './author-error.ts'

/**
 * A command that tells its words when it is asked for them, and what is to be mended instead of a stack: 1 for the
 * package, 2 for the words.
 */
export function command(
  words: string,
  run: (args: readonly string[]) => Promise<number>,
): (args: readonly string[]) => Promise<number> {
  return async (args) => {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(words)
      return 0
    }
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof AuthorError) return told(error.message, 1)
      if (isParseError(error)) return told(`${error.message}\n\n${words}`, 2)
      throw error
    }
  }
}

function told(message: string, code: number): number {
  console.error(message)
  return code
}

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
