import { useEffect, useState } from 'react';
import { isPdf } from '../prepare/is-pdf.ts';
import { ownFirstPage } from './own-first-page.ts';
import { readPdf } from '../prepare/read-pdf.ts';

export interface DocumentPreview {
  state: 'loading' | 'ready' | 'none';
  image: string | null;
}

interface Shown {
  source: Blob | string;
  image: string | null;
}

/** Shows the first page of a file, given as blob or URL: a JPEG as it is, a PDF as the worker draws it. */
export function useDocumentPreview(source: Blob | string): DocumentPreview {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const page = await firstPage(source, signal).catch(() => null);
      if (signal.aborted) return;
      const image = page && URL.createObjectURL(page);
      if (image) signal.addEventListener('abort', () => URL.revokeObjectURL(image));
      setShown({ source, image });
    };
    void show();
    return () => controller.abort();
  }, [source]);
  if (shown?.source !== source) return { state: 'loading', image: null };
  return { state: shown.image ? 'ready' : 'none', image: shown.image };
}

async function firstPage(source: Blob | string, signal: AbortSignal): Promise<Blob | null> {
  const file = typeof source === 'string' ? await fetched(source, signal) : source;
  if (!(await isPdf(file))) return file.type.startsWith('image/') ? file : null;
  const own = await ownFirstPage(file);
  if (own) return own;
  return (await readPdf(new File([file], 'documento.pdf'), { readsQrCodes: false })).preview;
}

async function fetched(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the document answers ${response.status}`);
  return response.blob();
}
