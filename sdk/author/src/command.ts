import { AuthorError } from './author-error.ts'

/** A command that says what is to be mended instead of showing a stack: 1 for the package, 2 for the words. */
export function command(
  run: (args: readonly string[]) => Promise<number>,
): (args: readonly string[]) => Promise<number> {
  return async (args) => {
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof AuthorError) return told(error.message, 1)
      if (isParseError(error)) return told(error.message, 2)
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
