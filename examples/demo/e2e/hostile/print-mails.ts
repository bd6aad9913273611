// `node print-mails.ts N`: mails that hold about N pairs of a prop and a hostile text, as JSON. A process of its own:
// the runner of browser tests can not load the packages' renderers.
import { corpus } from './corpus.ts'
import { hostileMails } from './hostile-mails.ts'

process.stdout.write(JSON.stringify(await hostileMails(corpus, Number(process.argv[2]))))
