import { nodeTests } from '@huella/tooling/vitest';
import { defineConfig } from 'vitest/config';

/** What has to do with days is right whatever the device's zone (D15): those tests run in three of them. */
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
