import type { Call } from '@ashlar/sdk'
import { isSchema, schemasByName } from '../http/json-schema.ts'
import { CompositionError } from './composition-error.ts'
import { registeredAt } from './registered-at.ts'

/** Package, and the module whose calls it answers; the platform's own without it. */
interface CallOwner {
  readonly name: string
  readonly module: string | undefined
}

/** The calls of one composition by their ids, which programs outside know them by. */
export class CallIds {
  readonly #owners = new Map<string, string>()

  /** Refuses an id that is another's, taken, or not of its module, and an address whose parameters are not described. */
  claim(call: Call, { name, module = 'core' }: CallOwner): void {
    const { id, method, path } = call
    if (!id.startsWith(`${module}.`)) {
      const message = `${name}: the call ${id} (${method} ${path}) must have an id that starts with “${module}.”${registeredAt()}.`
      throw new CompositionError('BAD_CALL', name, message)
    }
    const other = this.#owners.get(id)
    if (other !== undefined) {
      const message = `${name}: the call ${id} (${method} ${path}) has an id that ${other} already uses${registeredAt()}.`
      throw new CompositionError('DUPLICATE_CALL', name, message)
    }
    this.#owners.set(id, `${method} ${path}`)
    refuseUnnamedParameters(call, name)
  }
}

function refuseUnnamedParameters({ id, path, params }: Call, owner: string): void {
  const inAddress = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const described = isSchema(params) ? schemasByName(params.properties).map(([name]) => name) : []
  if (inAddress.toSorted().join() === described.toSorted().join()) return
  const message = `${owner}: the call ${id} must describe exactly the parameters of its address ${path} in params${registeredAt()}.`
  throw new CompositionError('BAD_CALL', owner, message)
}
