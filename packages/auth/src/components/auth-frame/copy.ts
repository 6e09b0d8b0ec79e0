/** Separate from `../../copy.ts`, because it is loaded with the prices. */
export const copy = {
  from: (amount: string) => `Desde ${amount} por mes`,
  chosen: (name: string, amount: string) => `${name}: ${amount} por mes`,
} as const;
