export const copy = {
  upcoming: (what: string, when: string) => `${what}, ${when}`,
  nothing: 'Nada agendado',
} as const;
