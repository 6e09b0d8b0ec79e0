import { createRoot } from 'react-dom/client';
import { createHuellaQa } from '../automation/huella-qa.ts';
import type { MockServer } from '../mock-server.ts';
import { takeScenario } from '../scenario/apply-scenario.ts';
import type { Device } from '../scenario/device.ts';
import { saveSettings, leaveProblems, restoreSettings, takeProblems } from '../scenario/saved-settings.ts';
import css from './console.css?inline';
import { Console } from './console.tsx';

/** Tests check that production builds do not contain it. */
const MARKER = 'huella-qa-console';

/**
 * Creates the scenario of the URL and reloads, because the app has read the session already. Otherwise adds `huellaQa` and the console, in
 * a shadow root that isolates both style sheets. Await it before the app starts.
 */
export async function mountConsole(server: MockServer, device: Device): Promise<void> {
  const problems = await takeScenario(server, device);
  if (problems === null) restoreSettings(server);
  saveSettings(server);
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
  const container = document.createElement('div');
  shadow.append(style, container);
  createRoot(container).render(<Console server={server} qa={qa} problems={takeProblems()} />);
}
