import type { Parameters } from 'fast-check';

/**
 * How often a property is tried: as often as named, the same way each time. `HUELLA_FUZZ` multiplies that, and begins elsewhere each
 * time (`npm run bench -- fuzz`); a failure names its seed.
 */
export function fuzzing(runs: number): Parameters<unknown> {
  const times = Number(process.env['HUELLA_FUZZ'] ?? 1);
  return { numRuns: runs * times, ...(times === 1 && { seed: 20_261_127 }) };
}
