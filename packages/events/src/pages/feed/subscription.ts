/** The address of a feed as calendars subscribe to it. */
export function subscriptionOf(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
