import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openScene } from './open-scene.ts';
import type { PersonServers } from './person-server.ts';
import { scenesOf, type Scene, type State } from './screen.ts';
import { screens } from './screens.ts';
import { showAs, type Look } from './take-pictures.ts';

interface Published extends Look {
  readonly file: string;
  readonly screen: string;
  readonly state?: State;
  readonly text?: string;
}

const readme = (name: string, look: Omit<Published, 'file'>): Published => ({
  file: `docs/screenshots/${name}.png`,
  ...look,
});

/** Screenshots of the manifest, which browsers show before the installation. */
const install = (name: string, look: Omit<Published, 'file'>): Published => ({
  file: `apps/web/public/screenshots/${name}.jpg`,
  ...look,
});

const published: readonly Published[] = [
  readme('home', { screen: 'home-one-pet', width: 360, scheme: 'light' }),
  readme('card', { screen: 'pet-card', width: 360, scheme: 'light' }),
  readme('claim', { screen: 'claim-stage-7', width: 360, scheme: 'light' }),
  readme('food', { screen: 'food', width: 360, scheme: 'light' }),
  install('home', { screen: 'home-one-pet', width: 360, scheme: 'light' }),
  install('card', { screen: 'pet-card', width: 360, scheme: 'light' }),
  install('pet', { screen: 'pet-details', width: 1280, scheme: 'light' }),
];

const root = join(import.meta.dirname, '../../..');

function sceneOf({ screen, state = 'data' }: Published): Scene {
  const scene = screens
    .filter(({ name }) => name === screen)
    .flatMap(scenesOf)
    .find((one) => one.state === state);
  if (scene === undefined) throw new Error(`There is no screen ${screen} in the state ${state}`);
  return scene;
}

export async function takePublished(browser: Browser, servers: PersonServers): Promise<void> {
  for (const picture of published) {
    const scene = sceneOf(picture);
    const deviceScaleFactor = picture.width < 900 ? 2 : 1;
    const server = await servers.of(scene.viewer);
    const { page, problems } = await openScene(browser, server, { scene, deviceScaleFactor });
    if (picture.text !== undefined) await page.getByText(picture.text).waitFor();
    const faults = [...problems, ...(await showAs(page, scene, picture))];
    if (faults.length > 0) throw new Error(`${picture.file}: ${faults.join(', ')}`);
    const quality = picture.file.endsWith('.jpg') ? { quality: 80 } : {};
    await page.screenshot({ path: join(root, picture.file), animations: 'disabled', ...quality });
    await page.context().close();
  }
}
