import { download, toAppError, rateLimitMessage } from '@huella/api-client';
import { exportAccountData } from '@huella/contract/account';
import { saveFile, toast, useSubmitOnce } from '@huella/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

const texts = copy.download;

/** Downloads and saves the person's data, one at a time. */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const start = useSubmitOnce(async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      if (await saveFile(await download(exportAccountData), texts.file)) toast.success(texts.done);
    } catch (error) {
      const { code, retryAfter } = toAppError(error);
      setFailure(code === 'too_many_requests' ? rateLimitMessage(retryAfter) : texts.failure);
    } finally {
      setBusy(false);
    }
  });
  return { start, busy, failure };
}
