export const copy = {
  use: (text: string) => `Usar «${text}»`,
} as const;
