import { enableCompileCache } from 'node:module';
import { compileCache } from './config/locations.ts';

// Reading our TypeScript is most of a start; what this start compiles, the next one finds.
enableCompileCache(compileCache);
const { serve } = await import('./serve.ts');
await serve();
