// How the servers of a test run are kept apart from root, and from outliving it.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Database servers refuse to run as root, so root lends them another account; anyone else runs them as themselves. */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined
  return account('postgres') ?? account('nobody')
}

function account(name) {
  const id = (flag) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/** A socket's whole path must fit in 107 bytes. */
export const shortTemporaryFolder = () => (tmpdir().length < 60 ? tmpdir() : '/tmp')

/** The command, so that the kernel ends it with this process even if that is killed; where setpriv can ask for that. */
export const endingWithUs = (command, signal) =>
  existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', signal, ...command] : command
