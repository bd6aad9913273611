/** Milliseconds for what a part of a package does without waiting for anything, where all of a page waits for it. */
export const atOnce = 500
