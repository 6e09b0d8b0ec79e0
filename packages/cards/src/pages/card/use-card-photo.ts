import type { Pet } from '@huella/contract';
import { usePetPhoto } from '@huella/pets/api';
import { useEffect, useState } from 'react';
import { squareJpeg } from '../../drawing/square-jpeg.ts';

/**
 * The pet's photo as text, which can be saved and drawn without a request (the page's policy forbids reading an object URL
 * again): the full photo at the card's size, and the thumbnail until it has loaded.
 */
export function useCardPhoto(pet: Pet): string | null {
  const url = usePetPhoto(pet);
  const [full, setFull] = useState<{ url: string; text: string }>();
  useEffect(() => {
    if (url === null) return undefined;
    let wanted = true;
    const read = async () => {
      const text = await squareJpeg(url);
      if (wanted && text !== null) setFull({ url, text });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [url]);
  return full !== undefined && full.url === url ? full.text : pet.img_link;
}
