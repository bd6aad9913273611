import { core, type MediaKind } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf, tenantId } from '@ashlar/sdk/server'

export const MediaEntity = defineEntity({
  name: 'Media',
  ...tableOf(core, 'media'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    /** The last part of its address. */
    fileName: p.text(),
    /** What people call it; empty where nobody gave it a name. */
    name: p.text().default(''),
    /** Name of the file on disk: random, so that it says nothing and can't be guessed. */
    storageName: p.text(),
    mimeType: p.text(),
    kind: p.text().$type<MediaKind>(),
    /** Bytes. */
    size: p.integer(),
    width: p.integer().strictNullable(),
    height: p.integer().strictNullable(),
    altText: p.text().default(''),
    /** It needs no alternative text. */
    isDecorative: p.boolean().default(false),
    sha256: p.text(),
    folderId: p.bigint('number').strictNullable(),
    /** The point that stays in sight, per cent. */
    focalX: p.smallint().default(50),
    focalY: p.smallint().default(50),
    /** Counts how often the file was replaced, from 1. */
    version: p.integer().default(1),
    isMoving: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    createdBy: p.uuid().strictNullable(),
    createdByName: p.text().default(''),
    /** In the trash since. */
    deletedAt: p.datetime().strictNullable(),
  },
})
export type Media = RowOf<typeof MediaEntity>

export const FolderEntity = defineEntity({
  name: 'MediaFolder',
  ...tableOf(core, 'media_folder'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    parentId: p.bigint('number').strictNullable(),
    name: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

/** Which documents hold which files; kept by `tx.usage`. */
export const MediaUsageEntity = defineEntity({
  name: 'MediaUsage',
  ...tableOf(core, 'media_usage'),
  properties: {
    tenantId: tenantId(),
    kind: p.text().primary(),
    id: p.bigint('number').primary().autoincrement(false),
    mediaId: p.bigint('number').primary().autoincrement(false),
  },
})
