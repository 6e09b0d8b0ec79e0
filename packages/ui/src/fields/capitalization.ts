export type Capitalization = 'none' | 'sentences' | 'words' | 'characters';

interface Meaning {
  type?: string;
  autoComplete?: string;
}

/** How a phone's keyboard writes what is asked: names and places with capitals, addresses of the internet without; else as it does. */
export function capitalizationOf({ type, autoComplete = '' }: Meaning): Capitalization | undefined {
  if (type === 'email' || type === 'url' || type === 'search') return 'none';
  if (/name$|^street-address$|^address-(line|level)\d$/u.test(autoComplete) && autoComplete !== 'username')
    return 'words';
  return autoComplete === 'email' || autoComplete === 'username' ? 'none' : undefined;
}
