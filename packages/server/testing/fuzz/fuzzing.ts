import type { Parameters } from 'fast-check';

/**
 * How often a property is tried, reproducibly. `HUELLA_FUZZ` multiplies the runs with a random seed (`npm run bench -- fuzz`); a failure
 * names its seed.
 */
export function fuzzing(runs: number): Parameters<unknown> {
  const times = Number(process.env['HUELLA_FUZZ'] ?? 1);
  return { numRuns: runs * times, ...(times === 1 && { seed: 20_261_127 }) };
}
