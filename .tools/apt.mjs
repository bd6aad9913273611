import { run } from './run.mjs'

/** Install Debian packages as root; otherwise say what a person has to install. */
export async function aptInstall(what, packages) {
  if (process.getuid?.() !== 0) {
    throw new Error(
      `${what} is missing. To install it on Debian or Ubuntu, run: sudo apt-get install ${packages.join(' ')}`,
    )
  }
  console.log(`Installing ${what} (apt-get) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // A failed update may still leave usable lists, so only the install decides.
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold']
  if ((await run('apt-get', ['install', ...options, ...packages], { env, quiet: true })) !== 0) {
    throw new Error(`apt-get could not install ${packages.join(' ')}; see its message above.`)
  }
}
