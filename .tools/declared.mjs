import { isForTests } from './dependency-rule.mjs'

/** A sentence if the package that a file imports is not declared where it has to be, or undefined. */
export function undeclared(path, name, own, rootManifest) {
  if (name === own.name) return undefined
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = own.manifest
  const shipped = { ...dependencies, ...peerDependencies, ...optionalDependencies }
  if (name in shipped) return undefined
  const isSource = path.startsWith(`${own.dir}/src/`) && !isForTests(path)
  if (isSource) return `${own.dir}/package.json must name ${name} in dependencies or peerDependencies.`
  // Test and build tools are the root's, at one version for all.
  if (name in { ...devDependencies, ...rootManifest.dependencies, ...rootManifest.devDependencies }) return undefined
  return `${own.dir}/package.json must name ${name} in devDependencies.`
}
