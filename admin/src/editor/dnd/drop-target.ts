import {
  ancestorsOf,
  type BlockCatalogue,
  type Content,
  insertBlock,
  isRefused,
  moveNode,
  nodeAt,
  placement,
  type Target,
} from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { Addable } from '../store/addable.ts'
import { siblingsIn, slotsFor } from '../store/places.ts'
import { placeAt } from '../store/wrapping.ts'
import { cellLine, cellPlaceAt, cellPlaceOf } from './cells.ts'

const t = texts('admin')

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What the geometry of the page says; all in one system of coordinates, that of the frame's viewport. */
export interface DropScene {
  readonly content: Content
  readonly catalogue: BlockCatalogue
  boxOf(id: string): Box | undefined
  /** The hint that stands in an empty slot of the node. */
  hintOf(id: string, slot: string | undefined): Box | undefined
  /** Whether the children of the node stand side by side. */
  isRow(id: string): boolean
  /** The gap between its columns where the node's children stand in cells, and whether they go from right to left. */
  gridOf?(id: string): { readonly gap: number; readonly isMirrored: boolean } | undefined
}

/** Something new, or a node that is moved. */
export interface Dragged extends Addable {
  readonly id?: string | undefined
}

export type Drop =
  | {
      readonly allowed: true
      readonly target: Target
      readonly count: number
      readonly line: Box
      readonly box: Box
      /** Type of what is put around the block there, which the place would not take by itself. */
      readonly around?: string
    }
  | {
      readonly allowed: false
      readonly over: string
      /** The place that was pointed at. */
      readonly target: Target
      readonly reason: string
      readonly box: Box
    }

/**
 * Where a drop at this point would go. The innermost block under the pointer that can hold children decides: it takes
 * the block or refuses it. Near its edge the block goes beside it instead, where its own parent takes it. The page itself
 * refuses none that a section could hold: between and after its sections the block brings one.
 */
export function dropAt(scene: DropScene, dragged: Dragged, hit: string, point: Point): Drop | undefined {
  const { content } = scene
  if (dragged.id !== undefined && [hit, ...ancestorsOf(content, hit)].includes(dragged.id)) return undefined
  const chain = [hit, ...ancestorsOf(content, hit)].filter((id) => slotsFor(scene.catalogue, content, id).length > 0)
  for (const id of chain) {
    const box = scene.boxOf(id)
    if (!box) continue
    const parent = chain[chain.indexOf(id) + 1]
    const slot = slotAt(scene, dragged, id, point)
    const outcome = refusal(scene, dragged, id, slot)
    if (outcome === undefined) {
      const beside = parent !== undefined && nearEdge(scene, parent, box, point, 0.2, 8)
      if (beside && refusal(scene, dragged, parent, nodeAt(content, id)?.slot) === undefined) continue
      return dropOnto(scene, dragged, targetIn(scene, dragged, id, slot, point), point)
    }
    const around =
      parent === undefined ? inNewHolder(scene, dragged, id, targetIn(scene, dragged, id, slot, point)) : undefined
    if (around) return around
    if (parent === undefined || !nearEdge(scene, parent, box, point, 0.25, Number.POSITIVE_INFINITY)) {
      return { allowed: false, over: id, target: targetIn(scene, dragged, id, slot, point), reason: outcome, box }
    }
  }
  return undefined
}

/** The drop at a known place, for the keyboard and for the layers; `point`: where the pointer is, if it chose the place. */
export function dropOnto(scene: DropScene, dragged: Dragged, target: Target, point?: Point): Drop | undefined {
  const box = scene.boxOf(target.parent)
  if (!box) return undefined
  const outcome = tried(scene, dragged, target)
  if (outcome !== undefined) return { allowed: false, over: target.parent, target, reason: outcome, box }
  return allowedAt(scene, dragged, target, box, point)
}

function allowedAt(
  scene: DropScene,
  dragged: Dragged,
  target: Target,
  box: Box,
  point?: Point,
): Drop & { readonly allowed: true } {
  const siblings = siblingsIn(scene.content, target.parent, target.slot, dragged.id)
  const index = Math.min(target.index, siblings.length)
  const room = siblings.length === 0 ? scene.hintOf(target.parent, target.slot) : undefined
  const line =
    lineInCells(scene, target.parent, siblings, index, point) ??
    lineAt(scene, target.parent, siblings, index, room ?? box)
  return { allowed: true, target: { ...target, index }, count: siblings.length + 1, line, box }
}

/** Undefined where nothing could be put around it. */
function inNewHolder(scene: DropScene, dragged: Dragged, over: string, target: Target): Drop | undefined {
  const around = placeAt(scene.content, scene.catalogue, dragged.type, target)?.around
  const box = scene.boxOf(over)
  return around === undefined || !box ? undefined : { ...allowedAt(scene, dragged, target, box), around }
}

function targetIn(scene: DropScene, dragged: Dragged, parent: string, slot: string | undefined, point: Point): Target {
  const siblings = siblingsIn(scene.content, parent, slot, dragged.id)
  const grid = scene.gridOf?.(parent)
  const cell = grid && cellPlaceAt(boxesOf(scene, siblings), point, grid.isMirrored)
  if (cell) return { parent, slot, index: cell.index }
  const row = scene.isRow(parent)
  const index = siblings.filter((id) => {
    const box = scene.boxOf(id)
    return box !== undefined && standsBefore(box, point, row)
  }).length
  return { parent, slot, index }
}

function standsBefore(box: Box, point: Point, row: boolean): boolean {
  if (!row) return box.top + box.height / 2 < point.y
  // Children of a row may wrap: those of a line above stand before, those of a line below after.
  if (box.top + box.height <= point.y) return true
  return box.top <= point.y && box.left + box.width / 2 < point.x
}

/** The slot under the pointer, that of a child or of a hint; else the nearest that takes the block. */
function slotAt(scene: DropScene, dragged: Dragged, id: string, point: Point): string | undefined {
  const near = slotsFor(scene.catalogue, scene.content, id)
    .map((slot) => ({ slot, away: Math.min(...boxesIn(scene, id, slot).map((box) => distance(box, point))) }))
    .sort((a, b) => a.away - b.away)
  const [nearest] = near
  if (!nearest || nearest.away === 0) return nearest?.slot
  return (near.find(({ slot }) => refusal(scene, dragged, id, slot) === undefined) ?? nearest).slot
}

function boxesIn(scene: DropScene, id: string, slot: string | undefined): Box[] {
  const children = siblingsIn(scene.content, id, slot)
  return children.length === 0
    ? [scene.hintOf(id, slot) ?? []].flat()
    : children.flatMap((child) => scene.boxOf(child) ?? [])
}

function refusal(scene: DropScene, dragged: Dragged, parent: string, slot: string | undefined): string | undefined {
  const node = nodeAt(scene.content, parent)
  if (!node) return t('That place no longer exists.')
  const placed = placement(scene.catalogue, node, slot, dragged.type)
  return placed.allowed ? undefined : placed.reason
}

/** The whole rule, locks, depth and number of blocks included. */
function tried({ content, catalogue }: DropScene, dragged: Dragged, target: Target): string | undefined {
  const outcome =
    dragged.id === undefined
      ? insertBlock(content, catalogue, dragged.type, target)
      : moveNode(content, catalogue, dragged.id, target)
  return isRefused(outcome) ? outcome.refused : undefined
}

function nearEdge(scene: DropScene, parent: string, box: Box, point: Point, share: number, most: number): boolean {
  const row = scene.isRow(parent)
  const size = row ? box.width : box.height
  const from = row ? point.x - box.left : point.y - box.top
  return Math.min(from, size - from) <= Math.min(size * share, most)
}

/** From the point to the box; 0 within. */
function distance({ left, top, width, height }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0))
}

const thickness = 3

function lineInCells(
  scene: DropScene,
  parent: string,
  siblings: readonly string[],
  index: number,
  point: Point | undefined,
): Box | undefined {
  const grid = scene.gridOf?.(parent)
  if (!grid) return undefined
  const boxes = boxesOf(scene, siblings)
  const place = point ? cellPlaceAt(boxes, point, grid.isMirrored) : cellPlaceOf(boxes, index)
  return place && cellLine(place, grid.gap, grid.isMirrored, thickness)
}

/** Without those that are not on the page, which count for no place. */
function boxesOf(scene: DropScene, ids: readonly string[]): Box[] {
  const boxes = ids.map((id) => scene.boxOf(id))
  return boxes.every((box) => box !== undefined) ? boxes : []
}

function lineAt(scene: DropScene, parent: string, siblings: readonly string[], index: number, box: Box): Box {
  const before = index > 0 ? scene.boxOf(siblings[index - 1] ?? '') : undefined
  const after = scene.boxOf(siblings[index] ?? '')
  if (scene.isRow(parent) && (before || after)) {
    const beside = after ?? before ?? box
    const x = between(before && before.left + before.width, after?.left, box.left)
    return { left: x - thickness / 2, top: beside.top, width: thickness, height: beside.height }
  }
  const beside = after ?? before
  const y = beside ? between(before && before.top + before.height, after?.top, box.top) : box.top + box.height / 2
  const inset = beside ? 0 : Math.min(16, box.width / 4)
  const { left, width } = beside ?? box
  return { left: left + inset, top: y - thickness / 2, width: width - 2 * inset, height: thickness }
}

function between(end: number | undefined, start: number | undefined, otherwise: number): number {
  if (end !== undefined && start !== undefined) return (end + start) / 2
  return end ?? start ?? otherwise
}
