let served: string | null = null;

/** What the build of this page is called; null while developing and in QA's build, which name none. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="huella-build"]')?.content ?? null;
}

/** The build that is served in place of this page's, or null as far as this page knows. */
export function newBuild(): string | null {
  return served !== null && ownBuild() !== null && served !== ownBuild() ? served : null;
}

/** Called with the build of the worker in charge: it has its page and its scripts, so they can be had. */
export function announceBuild(build: string): void {
  served = build;
}
