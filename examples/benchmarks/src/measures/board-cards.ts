import { createBoard, createColumn, createProject, listCards } from '@ashlar/plugin-projects'
import { addressOf } from '@ashlar/sdk'
import Type, { type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { besideBare } from '../beside-bare.ts'
import { signIn, write } from '../demo.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'

const cards = 25

/** The cards of a board as the admin asks for them: session, rights, 25 projects with their tags, people and tasks. */
export async function boardCards(demo: ServerProcess, isEmbedded: boolean): Promise<readonly Row[]> {
  const cookie = await signIn(demo.port)
  const send = async <T extends TSchema>(path: string, body: object, reply: T): Promise<Static<T>> =>
    Value.Parse(reply, await write(demo.port, cookie, 'POST', path, body))
  const { board } = await send(createBoard.path, { name: 'Benchmark' }, Type.Object(createBoard.reply))
  const columnsOfBoard = addressOf(createColumn, { params: { boardId: board.id } })
  const { column } = await send(columnsOfBoard, { name: 'Doing' }, Type.Object(createColumn.reply))
  for (let number = 1; number <= cards; number += 1) {
    const project = { title: `Benchmark ${number}`, column_id: column.id }
    await write(demo.port, cookie, createProject.method, createProject.path, project)
  }
  const path = addressOf(listCards, { params: { boardId: board.id } })
  const headers = { cookie, accept: 'application/json' }
  return besideBare(demo, { name: `board of ${cards} cards`, path, headers, isEmbedded })
}
