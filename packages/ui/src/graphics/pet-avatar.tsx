import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { toImageSource } from './image-source.ts';
import { Cat, Dog } from './scenes/animals.tsx';

export interface PetAvatarProps {
  animal: 'Perro' | 'Gato' | (string & {});
  /** The API's `img_link`: base64 or a data URL. */
  src?: string | null;
  name: string;
  /** CSS pixels, or a CSS length. */
  size?: number | string;
}

const Circle = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: theme.palette.tint.sun,
  '&[data-animal="Gato"]': { backgroundColor: theme.palette.tint.primary },
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A pet's photo; if missing or broken, its species. */
export function PetAvatar({ animal, src, name, size = 56 }: PetAvatarProps) {
  const source = toImageSource(src);
  const [broken, setBroken] = useState<string>();
  const Species = animal === 'Gato' ? Cat : Dog;
  return (
    <Circle data-animal={animal} style={{ width: size, height: size }}>
      {source && source !== broken ? (
        <img src={source} alt={copy.pet.illustration(name)} onError={() => setBroken(source)} />
      ) : (
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <Species x={12} y={14} scale={0.8} />
        </svg>
      )}
    </Circle>
  );
}
