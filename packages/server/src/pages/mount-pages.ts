import type { Authenticator } from '../auth/authenticator.ts';
import { mountPasswordPage } from '../auth/pages/password-page.ts';
import { mountVetFormPage } from '../claims/pages/vet-form-page.ts';
import type { ServerApp } from '../http/app-env.ts';
import type { ToResponse } from '../http/to-response.ts';
import { mountCardPage } from '../policies/pages/card-page.ts';
import { mountSyncPage } from '../policies/pages/sync-page.ts';
import type { Ports } from '../ports.ts';
import { createPageResponder } from './page-responder.ts';
import { pagePaths } from './page-paths.ts';
import { fontStyle, pageStyle } from './style.ts';

const css = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' };
const woff2 = { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The server's own pages (D32), with their style sheet and font. */
export function mountPages(
  app: ServerApp,
  ports: Ports,
  authenticator: Authenticator,
  toResponse: ToResponse,
): void {
  const respond = createPageResponder(ports, toResponse);
  const { pageFont } = ports;
  const style = pageFont ? fontStyle + pageStyle : pageStyle;
  app.get(pagePaths.style, (context) => toResponse(context, { status: 200, body: style, headers: css }));
  if (pageFont)
    app.get(pagePaths.font, (context) =>
      toResponse(context, { status: 200, body: pageFont, headers: woff2 }),
    );
  mountPasswordPage(app, ports, authenticator, respond);
  mountSyncPage(app, ports, respond);
  mountCardPage(app, ports, respond);
  mountVetFormPage(app, ports, respond, toResponse);
}
