import { enableCompileCache } from 'node:module';
import { compileCache } from './config/locations.ts';

enableCompileCache(compileCache);
const { serve } = await import('./serve.ts');
await serve();
