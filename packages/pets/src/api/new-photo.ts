import type { Pet } from '@huella/contract';

/** A JPEG to send. The same key with the same bytes takes effect once. `onProgress` is told a share from 0 to 1. */
export interface NewPhoto {
  petId: number;
  photo: File;
  idempotencyKey: string;
  onProgress: (share: number) => void;
}

/** What the server answers: the thumbnail, and the path of the full picture. */
export type PhotoLinks = { [Link in 'img_link' | 'foto_link']: NonNullable<Pet[Link]> };
