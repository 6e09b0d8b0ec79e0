import { fetchBaseQuery, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { apiClient, fetchWith } from '../client.ts';
import { sendByXhr, type OnProgress } from './send-by-xhr.ts';

/** `fetchBaseQuery` for a multipart body, with upload progress. */
export function formQuery(onProgress: OnProgress = () => undefined): ReturnType<typeof fetchBaseQuery> {
  const query = fetchBaseQuery({ fetchFn: (request) => sendForm(new Request(request), onProgress) });
  return (args, api, options) => query(typeof args === 'string' ? args : withForm(args), api, options);
}

function withForm(args: FetchArgs): FetchArgs {
  const body: object = args.body;
  return { ...args, body: formOf(body) };
}

async function sendForm(wire: Request, onProgress: OnProgress): Promise<Response> {
  if (!apiClient().fetch) return sendByXhr(wire, onProgress);
  const response = await fetchWith(wire);
  onProgress(1);
  return response;
}

/** The body of a multipart call: Blobs keep their names, all else becomes text; null and undefined are left out. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
