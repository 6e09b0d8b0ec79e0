function waitingText(count: number): string {
  return count === 1 ? '1 archivo que falta enviar' : `${count} archivos que faltan enviar`;
}

function failedText(count: number): string {
  return count === 1 ? '1 que no se pudo enviar' : `${count} que no se pudieron enviar`;
}

export type GoesWith = 'session' | 'account';

const ends: Readonly<Record<GoesWith, string>> = {
  session: 'Si cierra la sesión',
  account: 'Si elimina su cuenta',
};

export const copy = {
  text: (waiting: number, failed: number, goesWith: GoesWith) => {
    const parts = [waiting > 0 && waitingText(waiting), failed > 0 && failedText(failed)];
    const what = parts.filter((part) => part !== false).join(' y ');
    return `En este dispositivo hay ${what}. ${ends[goesWith]}, se borran. Puede guardar copias antes.`;
  },
} as const;
