let served: string | null = null;

export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="huella-build"]')?.content ?? null;
}

export function newBuild(): string | null {
  return served !== null && ownBuild() !== null && served !== ownBuild() ? served : null;
}

/** Called with the build of the controlling worker, which has its page and scripts cached. */
export function announceBuild(build: string): void {
  served = build;
}
