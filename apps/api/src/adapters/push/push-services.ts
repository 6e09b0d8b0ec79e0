/**
 * The browsers' push services, as an allowlist against server-side request forgery (SSRF): subscriptions come from clients, who could
 * otherwise make the server call any URL, also in its own network.
 */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/**
 * Tells whether an endpoint is one of these hosts or their subdomains, over TLS, at the listed port or the usual one: a URL that does
 * not respond would delay everybody's messages.
 */
export function isAllowedPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return services.some((service) => host === service || host.endsWith(`.${service}`));
}
