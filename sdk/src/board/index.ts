export { keyBetween, keysBetween } from '../sorting/sort-key.ts'
export { Board, type BoardColumn, type BoardColumnMove, type BoardMove, type BoardProps } from './board.tsx'
