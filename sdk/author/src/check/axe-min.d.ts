// The playground loads the same file: of axe-core an install brings no other.
declare module 'axe-core/axe.min.js' {
  export { default } from 'axe-core'
}
