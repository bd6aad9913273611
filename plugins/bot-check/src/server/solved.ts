import Type from 'typebox'
import { Challenge } from '../contract.ts'

/** A token of the built-in check, as JSON in base64. */
export const Solved = Type.Object(
  {
    challenge: Challenge,
    solution: Type.Object(
      {
        counter: Type.Integer({ minimum: 0 }),
        derivedKey: Type.String({ pattern: '^[0-9a-f]+$', maxLength: 64 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
