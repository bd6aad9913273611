/** Milliseconds for what a part of a package does without waiting for anything, where all of a page waits for it. */
export const atOnce = 500

/** Milliseconds for what a block has to fetch; then it is left out. */
export const usualPatience = 500

/** Milliseconds that a module has for its page: to find it, and to fetch what it is about. */
export const pagePatience = 5000
