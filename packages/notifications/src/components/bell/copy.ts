export const copy = {
  read: 'Avisos',
  unread: (count: number) => (count === 1 ? 'Avisos, 1 sin leer' : `Avisos, ${count} sin leer`),
  many: '9+',
} as const;
