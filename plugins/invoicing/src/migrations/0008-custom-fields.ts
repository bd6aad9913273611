import { migration } from '@ashlar/sdk/server'
import { fieldsOfDocuments } from '../server/document/custom-fields.ts'

export default migration('0008-custom-fields', fieldsOfDocuments.steps)
