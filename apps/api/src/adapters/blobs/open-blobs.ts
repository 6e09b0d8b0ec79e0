import type { BlobStore } from '@huella/server';
import { filesIn } from '../../data-folder/layout.ts';
import type { Settings } from '../../config/settings.ts';
import { createFolderBlobs } from './folder-blobs.ts';
import { createS3Blobs } from './s3-blobs.ts';

export interface OpenBlobs {
  readonly blobs: BlobStore;
  readonly location: string;
}

/** The configured bucket, otherwise a folder in the data folder. */
export function openBlobs({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): OpenBlobs {
  if (s3) return { blobs: createS3Blobs(s3), location: `${s3.endpoint}/${s3.bucket}` };
  const folder = filesIn(dataFolder);
  return { blobs: createFolderBlobs(folder), location: folder };
}
