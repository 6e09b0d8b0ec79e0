export type Capitalization = 'none' | 'sentences' | 'words' | 'characters';

interface Meaning {
  type?: string;
  autoComplete?: string;
}

/** How a phone's keyboard capitalises; undefined for its default. */
export function capitalizationOf({ type, autoComplete = '' }: Meaning): Capitalization | undefined {
  if (type === 'email' || type === 'url' || type === 'search') return 'none';
  if (/name$|^street-address$|^address-(line|level)\d$/u.test(autoComplete) && autoComplete !== 'username')
    return 'words';
  return autoComplete === 'email' || autoComplete === 'username' ? 'none' : undefined;
}
