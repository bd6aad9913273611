// Keeps TypeScript's project references true: `tsc -b` builds only what the root lists, in the order references give.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readJson, root, siblingsOf, workspaces } from './workspaces.mjs'

/**
 * Bring the root tsconfig.json up to date with the workspaces; in CI a difference is an error, since it means that
 * the file was not committed. Then check that each workspace refers to the workspaces it depends on.
 */
export function checkReferences() {
  const projects = workspaces().filter(({ dir }) => existsSync(join(root, dir, 'tsconfig.json')))
  const problems = [...rootProblems(projects), ...projects.flatMap((project) => missingFrom(project, projects))]
  if (problems.length) throw new Error(problems.join('\n'))
}

function rootProblems(projects) {
  const path = join(root, 'tsconfig.json')
  const wanted = projects.map(({ dir }) => ({ path: dir }))
  const text = `${JSON.stringify({ files: [], references: wanted }, null, 2)}\n`
  if (readFileSync(path, 'utf8') === text) return []
  if (!process.env.CI) {
    writeFileSync(path, text)
    console.log('tsconfig.json: references updated.')
    return []
  }
  const listed = new Set(readJson(path).references.map((reference) => reference.path))
  const absent = projects.filter(({ dir }) => !listed.has(dir)).map(({ dir }) => dir)
  return [
    absent.length
      ? `tsconfig.json does not reference ${absent.join(', ')}. Run \`npm run build\` and commit the file.`
      : 'tsconfig.json differs from the workspaces. Run `npm run build` and commit the file.',
  ]
}

function missingFrom(project, projects) {
  const byName = new Map(projects.map((each) => [each.name, each]))
  const listed = (readJson(join(root, project.dir, 'tsconfig.json')).references ?? []).map(({ path }) =>
    relative(root, join(root, project.dir, path)),
  )
  return siblingsOf(project, byName)
    .filter(({ dir }) => !listed.includes(dir))
    .map(({ dir }) => `${project.dir}/tsconfig.json must reference ${relative(project.dir, dir)}, which it depends on.`)
}
