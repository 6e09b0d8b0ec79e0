import type { Pet } from '@huella/contract';
import { usePetPhoto } from '@huella/pets/api';
import { useEffect, useState } from 'react';
import { squareJpeg } from '../../drawing/square-jpeg.ts';

/**
 * The pet's photo as text, which can be saved and drawn without a request (the page's policy forbids reading an object URL
 * again): the full photo at the card's size, and the thumbnail until it has loaded.
 */
export function useCardPhoto(pet: Pet): string | null {
  const address = usePetPhoto(pet);
  const [full, setFull] = useState<{ address: string; text: string }>();
  useEffect(() => {
    if (address === null) return undefined;
    let wanted = true;
    const read = async () => {
      const text = await squareJpeg(address);
      if (wanted && text !== null) setFull({ address, text });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [address]);
  return full !== undefined && full.address === address ? full.text : pet.img_link;
}
