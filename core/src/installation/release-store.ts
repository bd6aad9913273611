import type { PackageStore, ProbeReport } from '../store/index.ts'

/** What the installation asks of the package store. */
export type ReleaseStore = Pick<
  PackageStore,
  | 'fromRegistry'
  | 'fromTarball'
  | 'versions'
  | 'search'
  | 'release'
  | 'describe'
  | 'screenshots'
  | 'place'
  | 'isPlaced'
  | 'source'
  | 'folder'
  | 'folderOf'
  | 'registry'
  | 'sweep'
>

/** Loads every server entry of a placed package in a process of its own. */
export type Probe = (folder: string) => Promise<ProbeReport>
