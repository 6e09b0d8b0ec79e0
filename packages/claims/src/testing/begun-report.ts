/** Stores a draft of a report for Luna. */
export function leaveBegunReport(account = 'asegurada@huella.test'): void {
  localStorage.setItem(
    'huella-draft:claim-1',
    JSON.stringify({
      account,
      owner: 'before',
      seed: 'seed',
      step: 0,
      savedAt: new Date('2026-11-27T09:00:00-03:00').getTime(),
      values: { denuncia_administrativa: 'Renguea' },
    }),
  );
}
