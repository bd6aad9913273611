import { AshlarError } from '@ashlar/sdk/server'
import { PackageStore } from '../store/index.ts'

/** A package store for tests: nothing of it ever asks the network. */
export class StoreWithoutRegistry extends PackageStore {
  override async fromRegistry(): Promise<never> {
    throw noRegistry()
  }

  override async versions(): Promise<never> {
    throw noRegistry()
  }

  override async registry(): Promise<string> {
    return ''
  }
}

const noRegistry = () => new AshlarError('NO_REGISTRY', 422, 'A host under test fetches nothing from a registry.')
