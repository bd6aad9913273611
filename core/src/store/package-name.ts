/** npm's rule for names; it also keeps a name from being anything but one or two folders. */
export const packageName = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/
