import { apiClient } from './client.ts';
import { joinUrl } from './join-url.ts';
import type { WireRequest } from './request.ts';

/** The URL of a call: on the API, or where the environment overrides it. */
export function urlOf({ url, urlOverride }: Pick<WireRequest, 'url' | 'urlOverride'>): string {
  const { baseUrl, urls = {} } = apiClient();
  if (urlOverride === 'documentStatus' && urls.documentStatus !== undefined) return urls.documentStatus;
  return joinUrl((urlOverride === 'uploads' && urls.uploads) || baseUrl, url);
}

/** The URL of the file behind a `downloadLink`; null for an unsafe scheme or host (D100). */
export function fileUrl(downloadLink: string): string | null {
  if (/^https?:\/\//i.test(downloadLink)) return downloadLink;
  if (/^[a-z][a-z\d+.-]*:/i.test(downloadLink) || /^[/\\]{2}/.test(downloadLink)) return null;
  const { baseUrl, urls } = apiClient();
  return joinUrl(urls?.files ?? baseUrl, downloadLink);
}
