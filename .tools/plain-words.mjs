import { parseAst } from 'rolldown/parseAst'

/** Phrases that nobody is to read on a screen, in an error or in an email, and what to write instead. */
const forbidden = [
  [/\b(is|are|was|were) not to be \w+/i, 'say who could not do what'],
  [/\bcan(’|'|no)t be had\b/i, 'say what could not be loaded or reached'],
  [/\bnot there \(any more\)|\bis not there\b/i, '“does not exist” or “was deleted”'],
  [/\bis over\b/i, '“has expired” or “has ended”'],
  [/\bis not right\b/i, '“is wrong”'],
  [/\bgiven up\b/i, '“failed”'],
  [/\bbegun again\b/i, '“run again”'],
  [/\bbrought? in\b|\bbring an? \w+ in\b/i, '“import” or “restore”'],
  [/\btaken? in\b/i, '“accept”, “approve” or “import”'],
  [/\banother look\b/i, '“has errors”'],
  [/\bgives? back\b|\bgiven back\b/i, '“refund” or “return”'],
  [/\blook into\b/i, '“check”'],
  [/\btelephones?\b/i, '“phone”'],
  [/\blog(ged|ging)? (in|out)\b/i, '“sign in”, “sign out”'],
  [/\bsecond factor\b/i, '“two-factor authentication”'],
  [/\b(a|one|no|the|this|these|of|your|old|new) mails?\b(?! server| program| client| app| address)/i, '“email”'],
  [/\bnothing matches\b/i, '“No results for …”'],
  [/\bwhoever\b|\bwherever it stands\b/i, 'name the person or the place'],
  [/^(What|Whose|Of what|Asked) [^?]*\.$/, 'begin with the subject'],
]

/** Nouns of the code, which authors of packages know, and nobody else. */
const inner = [
  [/\bunits? of work\b|\blineup\b|\bcomposition\b/i, 'no noun of the code'],
  [/\btenants?\b/i, '“website”'],
]

/**
 * Sentences in the sources that `words.md` forbids.
 * @param {ReadonlyMap<string, string>} sources text of each file by its path
 */
export function plainWordProblems(sources) {
  return [...sources].flatMap(([path, source]) =>
    isRead(path)
      ? sentencesIn(source, path).flatMap((sentence) =>
          (isForEverybody.test(path) ? [...forbidden, ...inner] : forbidden)
            .filter(([phrase]) => phrase.test(sentence))
            .map(([, instead]) => `${path} says “${sentence}”: ${instead}.`),
        )
      : [],
  )
}

const isForEverybody = /^(admin|site|blocks|plugins)\/|\berrors\.ts$/

const isRead = (path) =>
  /^(admin|core|site|sdk|blocks|plugins)\/.*\.tsx?$/.test(path) &&
  !/\.(test|spec|fixtures?|child|migrations)\.tsx?$|\/(e2e|fixtures|testing|past|benchmarks|generated)\/|^sdk\/client\//.test(
    path,
  )

function sentencesIn(source, path) {
  const found = []
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return
    // What stands in a regular expression, an import or the key of a member is no sentence.
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map(({ value }) => value.cooked ?? '').join('…'))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found.filter((text) => /^[\p{Lu}“{…]/u.test(text) && text.includes(' '))
}
