import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commands, help } from './commands.ts'

/** The one command line of Ashlar. Gives the code to exit with: 0 done, 1 refused or failed, 2 not understood. */
export async function ashlar(args: readonly string[]): Promise<number> {
  const [word = 'help', ...rest] = args
  if (['help', '--help', '-h'].includes(word)) {
    console.log(help)
    return 0
  }
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (command === undefined) return told(`There is no command "${word}".\n\n${help}`)
  const file = resolved(command.from)
  if (file === undefined) {
    const [scope, name] = command.from.split('/')
    return told(`\`ashlar ${word}\` needs ${scope}/${name}, which is not installed here: npm install ${scope}/${name}`)
  }
  const loaded: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const run = loaded[command.name]
  if (!isCommand(run)) return told(`${command.from} at ${file} does not support the command "${word}".`)
  return run(rest)
}

/** As the folder one stands in has it, else as this SDK has it: one may be installed globally. */
function resolved(specifier: string): string | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(specifier)
    } catch {
      // Not there: the next place is asked.
    }
  }
  return undefined
}

function told(message: string): number {
  console.error(message)
  return 2
}

const isCommand = (value: unknown): value is (args: readonly string[]) => Promise<number> => typeof value === 'function'
