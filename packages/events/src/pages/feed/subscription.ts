export function subscriptionOf(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
