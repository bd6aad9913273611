interface Dropper {
  open(): Promise<{ readonly sRGBHex: string }>
}

const isMaker = (value: unknown): value is new () => Dropper => typeof value === 'function'

/** Takes a colour from the screen as a hex value, undefined when the person gives up; undefined where the browser has no dropper. */
export function eyeDropper(): (() => Promise<string | undefined>) | undefined {
  const Maker: unknown = Reflect.get(window, 'EyeDropper')
  if (!isMaker(Maker)) return undefined
  return () =>
    new Maker().open().then(
      ({ sRGBHex }) => sRGBHex,
      () => undefined,
    )
}
