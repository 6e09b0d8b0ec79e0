export const copy = {
  endings: {
    nothing: 'No reconocido',
    closed: 'Cerrado sin resolver',
    paid: (amount: string) => `Pagado · ${amount}`,
    part: (amount: string) => `Pagado en parte · ${amount}`,
  },
} as const;
