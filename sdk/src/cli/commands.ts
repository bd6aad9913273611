/** A command of `ashlar`: the package that does it, and the export that runs it. */
interface Command {
  readonly from: string
  readonly name: string
  readonly summary: string
}

export const commands: Readonly<Record<string, Command>> = {
  package: {
    from: '@ashlar/core/operator',
    name: 'operate',
    summary: 'Install, upgrade, roll back and remove packages on the running server',
  },
  database: {
    from: '@ashlar/core/operator',
    name: 'operateDatabase',
    summary: 'Move an installation from the embedded database to PostgreSQL',
  },
  dev: {
    from: '@ashlar/author',
    name: 'dev',
    summary: 'Preview your package in the editor and on a website while you work',
  },
  check: { from: '@ashlar/author', name: 'check', summary: 'Check that your package meets all requirements of a host' },
  pack: { from: '@ashlar/author', name: 'pack', summary: 'Build your package and create the tarball to publish' },
}

export const help = [
  'ashlar <command> [options]',
  '',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
].join('\n')
