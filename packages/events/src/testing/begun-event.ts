/** Stores a draft that reached the second step. */
export function leaveBegunEvent({ account = 'asegurada@huella.test', mascotaId = 1 } = {}): void {
  localStorage.setItem(
    'huella-draft:new-event',
    JSON.stringify({
      account,
      owner: 'before',
      seed: 'seed',
      step: 1,
      savedAt: new Date('2026-11-27T09:00:00-03:00').getTime(),
      values: { mascotaId, tipo: 'Vacuna', done: true, event_on: '2026-11-20', hora: '10:30' },
    }),
  );
}
