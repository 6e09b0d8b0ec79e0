export const schemeToolbar = {
  description: 'Esquema de color',
  toolbar: {
    title: 'Esquema',
    icon: 'contrast' as const,
    dynamicTitle: true,
    items: [
      { value: '', title: 'Del sistema' },
      { value: 'light', title: 'Claro' },
      { value: 'dark', title: 'Oscuro' },
    ],
  },
};

export function forceScheme(scheme: unknown): () => void {
  if (scheme !== 'light' && scheme !== 'dark') return () => {};
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (!query.includes('prefers-color-scheme')) return real(query);
    return real(query.includes(scheme) ? 'all' : 'not all');
  };
  return () => {
    window.matchMedia = real;
  };
}
