import { createRoot } from 'react-dom/client';
import type { MockServer } from '../mock-server.ts';
import css from './console.css?inline';
import { Console } from './console.tsx';
import { keepSettings } from './kept-settings.ts';

/** Also what a test looks for in a production build: it must not be there. */
const MARKER = 'huella-qa-console';

/** Puts the console into the page, behind a shadow root: neither the app's style sheets nor its own can meet. */
export function mountConsole(server: MockServer): void {
  keepSettings(server);
  const host = document.createElement('div');
  host.id = MARKER;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = css;
  const place = document.createElement('div');
  shadow.append(style, place);
  createRoot(place).render(<Console server={server} />);
}
