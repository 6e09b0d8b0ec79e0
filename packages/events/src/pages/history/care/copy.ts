import type { CareNeed, CareReason } from '@huella/calendar';
import type { Animal } from '@huella/contract';

/** Always with "Consulte a su veterinario." */
const vet = 'Consulte a su veterinario.';

/** Reasons by Argentine practice and law. */
const reasons: Readonly<Record<CareNeed, (reason: CareReason, animal: Animal) => string>> = {
  rabies: (reason, animal) => {
    const pets = animal === 'Perro' ? 'Los perros' : 'Los gatos';
    if (reason === 'yearly') return `${pets} se revacunan contra la rabia una vez por año (Ley 22.953).`;
    if (reason === 'start')
      return `No hay ninguna antirrábica anotada. ${pets} se vacunan contra la rabia una vez por año (Ley 22.953).`;
    const age = animal === 'Perro' ? 'a los 135 días' : 'a los 5 meses';
    return `${pets} se vacunan contra la rabia desde los 3 meses (Ley 22.953); se acostumbra ${age}.`;
  },
  basic: (reason, animal) => {
    if (reason === 'yearly') return 'Después de la última dosis, el refuerzo es anual, según el catálogo.';
    if (reason === 'start')
      return animal === 'Perro'
        ? 'No hay ninguna anotada. Protege del moquillo y la parvovirosis, y se refuerza una vez por año.'
        : 'No hay ninguna anotada. Protege de la panleucopenia, y se refuerza una vez por año.';
    return animal === 'Perro'
      ? 'Los cachorros reciben dosis a los 45, 75 y 105 días, la última no antes de las 15 semanas.'
      : 'Los gatitos reciben dosis a los 2, 3 y 4 meses, la última no antes de las 15 semanas.';
  },
  internal: (reason) =>
    reason === 'start'
      ? 'No hay ninguna desparasitación interna anotada. Desde los 6 meses va cada 3 meses.'
      : 'Hasta los 3 meses va cada 15 días; hasta los 6, una vez por mes; después, cada 3 meses.',
  external: (reason) => {
    if (reason === 'product')
      return 'En esa fecha termina el tiempo de acción del último producto anotado (30 días si el catálogo no lo indica).';
    return reason === 'start'
      ? 'No hay ningún producto anotado. Pulgas y garrapatas se previenen todo el año.'
      : 'Pulgas y garrapatas se previenen todo el año, desde las 8 semanas.';
  },
};

export const copy = {
  title: 'Propuestas de cuidado',
  what: {
    rabies: 'Antirrábica',
    basic: 'Vacuna básica',
    internal: 'Desparasitación interna',
    external: 'Desparasitación externa',
  },
  of: (what: string, pet: string) => `${what} de ${pet}`,
  late: 'Ya corresponde.',
  due: (day: string) => `Corresponde alrededor del ${day}.`,
  why: (need: CareNeed, reason: CareReason, animal: Animal) => `${reasons[need](reason, animal)} ${vet}`,
  accept: 'Agendar',
  acceptOf: (what: string) => `Agendar: ${what}`,
  later: 'Más tarde',
  laterOf: (what: string) => `Más tarde: ${what}`,
  hide: 'Ocultar',
  hideOf: (what: string) => `Ocultar: ${what}`,
  postponed: (what: string) => `${what}: se lo volvemos a proponer en 7 días.`,
  hidden: (what: string) => `${what}: ocultamos la propuesta.`,
  undo: 'Deshacer',
  more: (count: number) => (count === 1 ? 'Ver otra propuesta' : `Ver otras ${count} propuestas`),
} as const;
