import type { Pet } from '@huella/contract';
import { useEffect, useState } from 'react';
import { acquirePhoto, releasePhoto } from './shared-photos.ts';

/**
 * An object URL of the full photo of a pet; null without one, while it loads, and when it fails to load: the thumbnail is shown
 * then. Shared by all components that show it, and revoked when the last one unmounts.
 */
export function usePetPhoto({ id, foto_link: link }: Pick<Pet, 'id' | 'foto_link'>): string | null {
  const [loaded, setLoaded] = useState<{ link: string; url: string } | null>(null);
  useEffect(() => {
    if (link === null) return undefined;
    let isWanted = true;
    acquirePhoto(id, link).then(
      (url) => isWanted && setLoaded({ link, url }),
      () => undefined,
    );
    return () => {
      isWanted = false;
      releasePhoto(link);
    };
  }, [id, link]);
  return loaded?.link === link ? loaded.url : null;
}
