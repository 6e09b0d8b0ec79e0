import { createRoot } from 'react-dom/client';
import { createHuellaQa } from '../automation/huella-qa.ts';
import type { MockServer } from '../mock-server.ts';
import { takeScenario } from '../scenario/apply-scenario.ts';
import type { Device } from '../scenario/device.ts';
import { keepSettings, leaveProblems, restoreSettings, takeProblems } from '../scenario/kept-settings.ts';
import css from './console.css?inline';
import { Console } from './console.tsx';

/** Also what a test looks for in a production build: it must not be there. */
const MARKER = 'huella-qa-console';

/**
 * Makes the scenario of the address and loads the page again, for the app has read the session already; else puts `huellaQa` on the
 * window and the console into the page, behind a shadow root: neither the app's style sheets nor its own can meet. Await it before
 * the app begins.
 */
export async function mountConsole(server: MockServer, device: Device): Promise<void> {
  const problems = await takeScenario(server, device);
  if (problems === null) restoreSettings(server);
  keepSettings(server);
  if (problems !== null) {
    leaveProblems(problems);
    location.reload();
    return new Promise(() => {});
  }
  const qa = createHuellaQa(server, device);
  window.huellaQa = qa;
  const host = document.createElement('div');
  host.id = MARKER;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = css;
  const place = document.createElement('div');
  shadow.append(style, place);
  createRoot(place).render(<Console server={server} qa={qa} problems={takeProblems()} />);
}
