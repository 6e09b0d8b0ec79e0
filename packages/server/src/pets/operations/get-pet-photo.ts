import * as calls from '@huella/contract/pets';
import { readBlob } from '../../blobs/read-blob.ts';
import { ApiError } from '../../http/api-error.ts';
import { operation, taggedBytes } from '../../http/operation.ts';
import { findPetPhoto, petPhotoKey } from '../repositories/pet-photos.ts';

export const getPetPhoto = operation({
  call: calls.getPetPhoto,
  async handle({ ports, accountId, params: { id, hash } }) {
    const current = await findPetPhoto(ports.db, accountId, id);
    const photo = current === hash ? await readBlob(ports, petPhotoKey(id, hash)) : null;
    if (photo === null) throw new ApiError('not_found');
    return taggedBytes(photo.bytes, hash);
  },
});
