/** Navigation state for a link to a flow, with the path of the page that has the link: `state={openedFrom('/tabs/home')}`. */
export function openedFrom(path: string): object {
  return { from: path };
}

/** Whether the page at `path` opened the flow, and is right below it in the history. */
export function isOpenedFrom(path: string, state: unknown): boolean {
  return state instanceof Object && 'from' in state && state.from === path;
}
