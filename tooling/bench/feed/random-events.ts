const DAY = 86_400_000;

function* chances(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Random events of a bitch and a tom over all years that are allowed; the same for the same seed. */
export function randomEvents(count: number, seed: number, now: Date): object[] {
  const chance = chances(seed);
  const below = (limit: number) => Math.floor(chance.next().value * limit);
  return Array.from({ length: count }, () => {
    const done = below(4) > 0;
    const away = 1 + below(done ? 15 * 365 : 2 * 365 - 2);
    const event_on = new Date(now.getTime() + (done ? -away : away) * DAY).toISOString().slice(0, 10);
    const hora = `${String(below(24)).padStart(2, '0')}:${String(below(4) * 15).padStart(2, '0')}`;
    const next = below(2) === 0 ? null : new Date(Date.parse(event_on) + 90 * DAY).toISOString().slice(0, 10);
    const common = { mascotaId: 1, event_on, hora, done, description: '' };
    const kinds = [
      { ...common, mascotaId: 2, tipo: 'Consulta' },
      { ...common, tipo: 'Celo' },
      { ...common, tipo: 'Vacuna', EventoVacuna: { VacunaId: 1 + below(12), proxima_aplicacion: next } },
      {
        ...common,
        tipo: 'DespExterna',
        EventoDespExterna: { ProductoDesparacitacionId: 1, refuerzo: next },
      },
    ];
    return kinds[below(kinds.length)] ?? common;
  });
}
