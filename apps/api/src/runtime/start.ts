import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createApp, headersFor, migrate, seedCatalogues, type Log, type Ports } from '@huella/server';
import { logWithMetrics } from '../telemetry/log-with-metrics.ts';
import { openDatabase } from '../adapters/database/open-database.ts';
import type { Settings } from '../config/settings.ts';
import { lockDataFolder } from '../data-folder/lock-data-folder.ts';
import { readSecrets } from '../secrets/secrets.ts';
import { serveWebApp } from '../web/serve-web-app.ts';
import { loadWebApp, type WebApp } from '../web/web-app.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { showMails } from '../trial/show-mails.ts';
import { welcome } from '../trial/welcome.ts';
import { startBackground } from './background.ts';
import { createHttpServer, type Fetch } from './http-server.ts';
import { gracefulClose } from './graceful-close.ts';
import { listen } from './listen.ts';
import { createAdapters, type Locations } from './create-adapters.ts';
import { serverConfig } from './server-config.ts';
import { settlesWithin } from './settles-within.ts';

/** Milliseconds at a stop for running requests, and then for the last mails. */
const stopLimit = 10_000;

/** Milliseconds at a stop for the last spans, which may be lost. */
const traceLimit = 2_000;

export interface RunningServer {
  readonly url: string;
  readonly locations: Locations & { readonly database: string; readonly web: string };
  /** The first steps for a trial, if any. */
  welcome(): Promise<string | null>;
  /** Finishes running requests, sends queued mails, closes the database. False if the time limit cut it short. */
  stop(): Promise<boolean>;
}

interface StartOptions {
  readonly printMail?: ((text: string) => void) | undefined;
}

/** Binds the port, migrates the database and starts answering. */
export async function start(
  settings: Settings,
  plainLog: Log,
  { printMail }: StartOptions = {},
): Promise<RunningServer> {
  const telemetry = await startTelemetry(settings);
  const log = telemetry ? logWithMetrics(plainLog, telemetry.observer) : plainLog;
  const lock = settings.databaseUrl === undefined ? await lockDataFolder(settings.dataFolder) : null;
  const secrets = await readSecrets(settings);
  const { accessTokenKey, previousAccessTokenKeys } = secrets;
  const httpServer = createHttpServer();
  telemetry?.watch(httpServer.server);
  const closeServer = gracefulClose(httpServer.server, stopLimit);
  const port = await listen(httpServer.server, settings.host, settings.port);
  const { db, location: database } = await openDatabase(settings, log);
  await migrate(db);
  await seedCatalogues(db);
  const { locations, ...adapters } = createAdapters(settings, secrets, log);
  const ports: Ports = {
    ...adapters,
    mail: printMail ? showMails(adapters.mail, printMail) : adapters.mail,
    accessTokenKey,
    previousAccessTokenKeys,
    db,
    log,
    pageFont: await readPageFont(),
    config: serverConfig(settings, port),
  };
  const web = await loadWebApp(settings.webFolder);
  const site = createSite(ports, web, settings.connectOrigins);
  httpServer.open(telemetry?.guard(site, ports) ?? site);
  const background = startBackground(ports, telemetry?.observer);
  return {
    url: ports.config.publicUrl,
    locations: { ...locations, database, web: web ? settings.webFolder : 'not built (npm start builds it)' },
    welcome: () => welcome(db),
    stop: async () => {
      const answered = await closeServer();
      const delivered = await settlesWithin(background.stop(), stopLimit);
      adapters.mail.close();
      if (telemetry) await settlesWithin(telemetry.stop(), traceLimit);
      await db.destroy();
      lock?.release();
      return answered && delivered;
    },
  };
}

/** The app's WOFF2, for the server's own pages. Rejects if it is not installed. */
async function readPageFont(): Promise<Uint8Array<ArrayBuffer>> {
  const file = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  return new Uint8Array(await readFile(fileURLToPath(file)));
}

/**
 * The API and, if built, the web app. `connectOrigins` are further origins that the app may connect to: an API, a bucket or an upload
 * URL.
 */
function createSite(ports: Ports, web: WebApp | null, connectOrigins: readonly string[]): Fetch {
  const api = createApp(ports);
  if (web === null) return (request, bindings) => api.fetch(request, bindings);
  const headers = headersFor(ports.config, 'app', connectOrigins);
  return (request, bindings) => serveWebApp(request, web, headers) ?? api.fetch(request, bindings);
}
