import { join } from 'node:path';
import type { BlobStore } from '@huella/server';
import type { Settings } from '../../config/settings.ts';
import { createFolderBlobs } from './folder-blobs.ts';
import { createS3Blobs } from './s3-blobs.ts';

export interface OpenBlobs {
  readonly blobs: BlobStore;
  /** For people: where the files lie. */
  readonly place: string;
}

/** The bucket that the settings name, a folder in the data folder otherwise. */
export function openBlobs({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): OpenBlobs {
  if (s3) return { blobs: createS3Blobs(s3), place: `${s3.endpoint}/${s3.bucket}` };
  const folder = join(dataFolder, 'files');
  return { blobs: createFolderBlobs(folder), place: folder };
}
