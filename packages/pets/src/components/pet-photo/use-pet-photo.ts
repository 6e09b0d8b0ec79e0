import type { Pet } from '@huella/contract';
import { useEffect, useState } from 'react';
import { acquirePhoto, releasePhoto } from './shared-photos.ts';

/**
 * An object URL of the full picture of a pet: null while there is none, it is on its way or it cannot be loaded, when the
 * thumbnail stands in. It is shared by all who show it and revoked when the last of them leaves.
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
