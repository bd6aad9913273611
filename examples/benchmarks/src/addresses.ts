/** Where a package of the benchmarks answers; `number` has three digits. */
export const answerPath = (number: string): string => `/api/v1/bench/${number}/`
