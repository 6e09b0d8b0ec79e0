const picture = (name: string) => `var(--mui-palette-picture-${name})`;

/** The illustrations' few colours; they follow the scheme like everything else. */
export const paint = {
  teal: picture('teal'),
  mint: picture('mint'),
  coral: picture('coral'),
  sun: picture('sun'),
  cream: picture('cream'),
  fur: picture('fur'),
  furDark: picture('furDark'),
  ink: picture('ink'),
  paper: 'var(--mui-palette-background-paper)',
} as const;
