import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The least that the framework can do, in a process of its own: what every figure is a ratio to. */
const app = new Hono().get('/', (context) => context.json({ status: 'ok' }));

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
