import { benchApi } from './api/api.ts';
import { benchWeb } from './web/web.ts';

const ROUNDS = 7;
const BENCHES = { api: benchApi, web: benchWeb };

/** `npm run bench -- [api] [web] [--assert]`: both unless named; with `--assert` a missed bar is exit code 1. */
const named = process.argv.slice(2).filter((name): name is keyof typeof BENCHES => name in BENCHES);
const chosen = named.length > 0 ? named : (Object.keys(BENCHES) as (keyof typeof BENCHES)[]);

let missed = 0;
for (const name of chosen) missed += await BENCHES[name](ROUNDS);
if (process.argv.includes('--assert') && missed > 0) process.exitCode = 1;
