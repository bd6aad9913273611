import { setNonce } from 'get-nonce'

/**
 * Give the document's nonce to what writes style elements while running (scroll lock of dialogs), so that a strict
 * style-src lets them through. Called once, before anything renders.
 */
export function adoptNonce(): void {
  const script = document.querySelector<HTMLScriptElement>('script[nonce]')
  if (script?.nonce) setNonce(script.nonce)
}
