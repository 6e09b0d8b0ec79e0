function waitingText(count: number): string {
  return count === 1 ? '1 archivo que falta enviar' : `${count} archivos que faltan enviar`;
}

function failedText(count: number): string {
  return count === 1 ? '1 que no se pudo enviar' : `${count} que no se pudieron enviar`;
}

/** The Spanish texts about what would go with the session. */
export const copy = {
  text: (waiting: number, failed: number) => {
    const parts = [waiting > 0 && waitingText(waiting), failed > 0 && failedText(failed)];
    const what = parts.filter((part) => part !== false).join(' y ');
    return `En este dispositivo hay ${what}. Si cierra la sesión, se borran. Puede guardar copias antes.`;
  },
} as const;
