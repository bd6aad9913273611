import Type from 'typebox'

/** Reply of `GET /api/v1/admin/voip/`: the telephony link with `{number}` in it, empty until one is set (OPEN-118). */
export const VoipReply = Type.Object({ success: Type.Literal(true), link: Type.String() })
