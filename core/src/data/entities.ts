import { type EntityMetadata, type EntitySchema, MikroORM } from '@mikro-orm/postgresql'
import { dialect } from './dialect.ts'

/** The entities of one package, as its `defineServer` lists them. */
export type PackageEntities = readonly EntitySchema[]

const known = new WeakMap<PackageEntities, readonly EntityMetadata[]>()

/**
 * What MikroORM knows of a package's entities, columns and types included. Found out once: a composition with the same
 * package uses it again, so that a change of one package costs nothing for the others.
 *
 * @throws Error for an entity that cannot be one, such as one without a key
 */
export function metadataOf(entities: PackageEntities): readonly EntityMetadata[] {
  const before = known.get(entities)
  if (before !== undefined) return before
  const metadata = entities.length === 0 ? [] : [...ormWith(entities).getMetadata()]
  known.set(entities, metadata)
  return metadata
}

/** One ORM over the entities of several packages. It has no connection: a unit of work gives it its own. */
export function ormOf(packages: readonly PackageEntities[]): MikroORM {
  const orm = ormWith([])
  const metadata = orm.getMetadata()
  for (const one of packages.flatMap(metadataOf)) metadata.set(one.class, one)
  metadata.decorate(orm.em)
  return orm
}

const ormWith = (entities: PackageEntities) =>
  new MikroORM({
    entities: [...entities],
    dbName: 'ashlar',
    driverOptions: dialect,
    // Two packages may call an entity the same; that no two claim one table the composition sees to.
    discovery: { warnWhenNoEntities: false, checkDuplicateTableNames: false },
    // Entities of a package are values that it exports; nothing is looked up in files.
    metadataCache: { enabled: false },
    ensureDatabase: false,
  })
