export const copy = {
  ends: (day: string) => `Se termina ${day}.`,
  over: 'Se terminó según la cuenta.',
  renew: (food: string) => `Renovar: ${food}`,
} as const;
