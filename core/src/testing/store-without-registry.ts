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

  override async search(): Promise<readonly never[]> {
    return []
  }

  override async release(): Promise<never> {
    throw noRegistry()
  }

  override async describe(): Promise<never> {
    throw noRegistry()
  }

  override async screenshots(): Promise<never> {
    throw noRegistry()
  }

  override async registry(): Promise<string> {
    return ''
  }
}

/** What tests are told that ask for a registry. */
export const noRegistry = () =>
  new AshlarError('NO_REGISTRY', 422, 'A test host does not download packages from a registry.')
