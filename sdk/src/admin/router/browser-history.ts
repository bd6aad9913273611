import { createBrowserHistory, type RouterHistory } from '@tanstack/history'

let history: RouterHistory | undefined

/** The history of this tab, made when it is first asked for: nothing of a browser is touched by an import. */
export function browserHistory(): RouterHistory {
  history ??= createBrowserHistory()
  return history
}
