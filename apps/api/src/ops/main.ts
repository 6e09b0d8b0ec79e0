import { enableCompileCache } from 'node:module';
import { compileCache } from '../config/locations.ts';

enableCompileCache(compileCache);
const { runOps } = await import('./run.ts');

process.exitCode = await runOps(process.argv.slice(2), process.env, {
  print: console.log,
  complain: console.error,
  note: console.error,
});
