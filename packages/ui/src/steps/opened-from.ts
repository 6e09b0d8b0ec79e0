/** Navigation state of a link to a flow, by the path of the page that the link is on: `state={openedFrom('/tabs/home')}`. */
export function openedFrom(path: string): object {
  return { from: path };
}

/** Whether a flow was opened by a link on the page at `path`, which is then right below it in the history. */
export function isOpenedFrom(path: string, state: unknown): boolean {
  return state instanceof Object && 'from' in state && state.from === path;
}
