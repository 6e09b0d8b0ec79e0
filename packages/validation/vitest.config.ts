import { nodeTests } from '@huella/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** Tests about days run in three time zones (D15). */
const daysElsewhere = ['src/day/*.test.ts', 'src/**/{birth,change,expiry}.test.ts'];

function daysIn(zone: string) {
  return { test: { ...nodeTests.test, name: zone, env: { TZ: zone }, include: daysElsewhere } };
}

export default defineConfig({
  test: {
    projects: [
      { test: { ...nodeTests.test, name: 'America/Argentina/Buenos_Aires' } },
      daysIn('Asia/Tokyo'),
      daysIn('America/Los_Angeles'),
    ],
  },
});
