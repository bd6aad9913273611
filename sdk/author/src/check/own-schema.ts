import type { Problem } from '@ashlar/sdk/check'
import type { Migration, ServerDefinition } from '@ashlar/sdk/server'
import { isObject } from '../pack/author-package.ts'
import type { BuiltPackage } from './built-package.ts'
import type { LoadedEntries } from './load-entries.ts'

/** Statements that reach past a schema whatever they name. */
const reaching: readonly (readonly [RegExp, string])[] = [
  [/\b(?:create|alter|drop)\s+schema\b/i, 'creates, changes or drops a schema'],
  [
    /\b(?:create|alter|drop|set|reset)\s+(?:role|user|group)\b|\bset\s+session\s+authorization\b/i,
    'changes the role or user',
  ],
  [
    /\b(?:create|alter|drop)\s+(?:extension|database|tablespace|server|publication|subscription)\b/i,
    'changes the database',
  ],
  [/\balter\s+system\b/i, 'changes the database server'],
  [/\bset\s+(?:local\s+|session\s+)?search_path\b/i, 'changes the search path'],
  [/\bsecurity\s+definer\b/i, 'creates a function that runs with its owner’s rights'],
  [/\bcopy\b[\s\S]*\b(?:from|to)\s+program\b/i, 'runs a program'],
]

/** `from schema.table` and its like: the places where a name with a dot is a relation, not a column. */
const placed =
  /\b(?:from|join|into|update|only|table|exists|references|view|sequence|function|procedure|type|trigger|truncate|index\s+(?:if\s+not\s+exists\s+)?(?:\w+\s+)?on|policy\s+\w+\s+on)\s+"?(\w+)"?\s*\.\s*"?(\w+)/gi
/** `is distinct from a.b` and `extract(day from a.b)` name columns. */
const columnsAfterFrom =
  /\bdistinct\s+from\b|\bextract\s*\(\s*\w+\s+from\b|\b(?:substring|trim|overlay)\s*\([^()]*\bfrom\b/gi

/** Statically: what a package's migrations name outside of its own schema. The host's runner has the last word. */
export function ownSchemaProblems({ id }: BuiltPackage, loaded: LoadedEntries): Problem[] {
  return migrationsOf(loaded['./server']?.['default']).flatMap((migration) =>
    textsOf(migration).flatMap((text) =>
      faultsOf(id, text).map((fault) => ({
        rule: 'own-schema' as const,
        where: `migration ${migration.name}`,
        message: `It ${fault}: ${text.trim().slice(0, 120)}`,
        fix: `Stay within "${id}"; store only the ids of other packages’ records, and access the records through tokens.`,
      })),
    ),
  )
}

function migrationsOf(server: unknown): readonly Migration[] {
  return isServer(server) ? server.migrations : []
}

const isServer = (value: unknown): value is ServerDefinition => isObject(value) && value['kind'] === 'server'

const textsOf = ({ steps }: Migration): string[] => steps.flatMap(textsOfStep)

function textsOfStep(step: Migration['steps'][number]): readonly string[] {
  switch (step.kind) {
    case 'statement':
      return [step.text]
    case 'row-count':
      return [step.part]
    case 'taken-over':
      return step.table.columns
    case 'tenant-table':
      return step.columns
    case 'files-of-records':
      return []
  }
}

function faultsOf(schema: string, text: string): string[] {
  const code = withoutTexts(text)
  const names = [...code.replace(columnsAfterFrom, ' ').matchAll(placed)].flatMap(([, first = '', second = '']) =>
    first.toLowerCase() === schema || first === 'pg_catalog' || isAlias(code, first)
      ? []
      : [`names ${first}.${second}, which is not in the schema "${schema}"`],
  )
  return [...reaching.flatMap(([pattern, what]) => (pattern.test(code) ? [what] : [])), ...new Set(names)]
}

/** A name given to a table within the statement, as in `from member m`. */
const isAlias = (code: string, name: string) =>
  new RegExp(`\\b[\\w"]+\\s+(?:as\\s+)?${name}\\b(?!\\s*\\.)`, 'i').test(code)

/** Without comments and string literals. What is within dollar quotes is code and stays. */
function withoutTexts(text: string): string {
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, `''`)
}
