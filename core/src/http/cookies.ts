/** The value of a cookie in a `Cookie` header. A name given twice counts as none: one of them was planted. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return values.length === 1 ? values[0] : undefined
}

/** `Set-Cookie` of a cookie that scripts do not see and other sites' forms do not send; 0 seconds delete it. */
export function setCookie(name: string, value: string, seconds: number, secure: boolean): string {
  const parts = [`${name}=${value}`, `Max-Age=${seconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}
