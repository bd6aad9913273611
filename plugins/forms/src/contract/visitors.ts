import { defineCall, mediaType } from '@ashlar/sdk'
import Type from 'typebox'
import { makesPath, modelsPath, submitPath } from './addresses.ts'

export const submit = defineCall({
  id: 'forms.submit',
  method: 'POST',
  path: submitPath,
  summary: 'Send a form',
  body: mediaType('multipart/form-data'),
  reply: {
    error: Type.Literal(''),
    message: Type.String(),
    formErrors: Type.Record(Type.String(), Type.String()),
  },
  access: 'public',
})

/** The shape that the public service of vehicles gives. */
export const Makes = Type.Object({
  Results: Type.Array(Type.Object({ MakeId: Type.Integer(), MakeName: Type.String() })),
})

export const listMakes = defineCall({
  id: 'forms.listMakes',
  method: 'GET',
  path: makesPath,
  summary: 'List vehicle makes',
  query: Type.Object(
    { type: Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z][A-Za-z ]*$' })) },
    { additionalProperties: false },
  ),
  reply: Makes,
  access: 'public',
})

/** The same of models. */
export const Models = Type.Object({
  Results: Type.Array(Type.Object({ Model_ID: Type.Integer(), Model_Name: Type.String() })),
})

export const listModels = defineCall({
  id: 'forms.listModels',
  method: 'GET',
  path: modelsPath,
  summary: 'List the models of a vehicle make',
  query: Type.Object({ makeId: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) }, { additionalProperties: false }),
  reply: Models,
  access: 'public',
})
