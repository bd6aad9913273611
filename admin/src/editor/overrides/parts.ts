export { CopyFields } from './copy-fields.tsx'
export { chooseInnerAt } from './inner-at.ts'
export { innerInPlace } from './inner-in-place.tsx'
export { startInner } from './start-inner.ts'
