import type { Authenticator } from '../auth/authenticator.ts';
import { mountPasswordPage } from '../auth/pages/password-page.ts';
import { mountVetFormPage } from '../claims/pages/vet-form-page.ts';
import type { ServerApp } from '../http/app-env.ts';
import type { ToResponse } from '../http/to-response.ts';
import { mountCardPage } from '../policies/pages/card-page.ts';
import { mountSyncPage } from '../policies/pages/sync-page.ts';
import type { Ports } from '../ports.ts';
import { createAnswerPage } from './answer-page.ts';
import { pagePaths } from './page-paths.ts';
import { pageStyle } from './style.ts';

const css = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' };

/** The server's own pages (D32), and the one style sheet of all. */
export function mountPages(
  app: ServerApp,
  ports: Ports,
  authenticator: Authenticator,
  toResponse: ToResponse,
): void {
  const answer = createAnswerPage(ports, toResponse);
  app.get(pagePaths.style, (context) => toResponse(context, { status: 200, body: pageStyle, headers: css }));
  mountPasswordPage(app, ports, authenticator, answer);
  mountSyncPage(app, ports, answer);
  mountCardPage(app, ports, answer);
  mountVetFormPage(app, ports, answer, toResponse);
}
