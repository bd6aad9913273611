// Makes core's list of common passwords from a JSON array of them, most common first:
// node .tools/common-passwords.mjs <@zxcvbn-ts/language-common>/src/passwords.json
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

const target = join(root, 'core/src/platform/identity/passwords/common-passwords.bin')
/** As in `common-passwords.ts`: long ones as they are, others without digits and signs around the letters. */
const [bytes, shortestWord, shortestPassword] = [5, 4, 10]

const list = JSON.parse(readFileSync(process.argv[2], 'utf8')).map((each) => each.normalize('NFKC').toLowerCase())
const words = list.map((each) => each.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
const kept = new Set([
  ...list.filter((each) => [...each].length >= shortestPassword),
  ...words.filter((each) => [...each].length >= shortestWord),
])
const hashes = [...kept].map((each) => createHash('sha256').update(each).digest().subarray(0, bytes))
hashes.sort(Buffer.compare)
writeFileSync(target, Buffer.concat(hashes))
console.log(`${hashes.length} passwords, ${hashes.length * bytes} bytes`)
