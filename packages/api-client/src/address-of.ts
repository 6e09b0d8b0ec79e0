import { apiClient } from './client.ts';
import { joinUrl } from './join-url.ts';
import type { WireRequest } from './request.ts';

/** The address of a call: on the API, or where the environment overrides it. */
export function addressOf({ url, address }: Pick<WireRequest, 'url' | 'address'>): string {
  const { baseUrl, addresses = {} } = apiClient();
  if (address === 'documentStatus' && addresses.documentStatus !== undefined) return addresses.documentStatus;
  return joinUrl((address === 'uploads' && addresses.uploads) || baseUrl, url);
}

/** The address of the file behind a `downloadLink`; null for an unsafe scheme or host (D100). */
export function fileAddress(downloadLink: string): string | null {
  if (/^https?:\/\//i.test(downloadLink)) return downloadLink;
  if (/^[a-z][a-z\d+.-]*:/i.test(downloadLink) || /^[/\\]{2}/.test(downloadLink)) return null;
  const { baseUrl, addresses } = apiClient();
  return joinUrl(addresses?.files ?? baseUrl, downloadLink);
}
