/**
 * The push services of the browsers. A subscription comes from a client: without this list it could make the server
 * call any address, inside its own network too.
 */
export const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/**
 * Whether an address is one of these hosts or of their children, over TLS and at the port that is named with the host, else the usual
 * one: at another nothing answers, and a service that does not answer makes the messages of everybody wait.
 */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return services.some((service) => host === service || host.endsWith(`.${service}`));
}
