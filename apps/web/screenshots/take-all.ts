import type { Browser } from 'playwright';
import type { Choice } from './choice.ts';
import { markDuplicates } from './find-duplicates.ts';
import type { PersonServers } from './person-server.ts';
import type { Scene } from './screen.ts';
import { takePictures, type Picture } from './take-pictures.ts';

const AT_ONCE = 2;

export interface Taken {
  readonly pictures: readonly Picture[];
  readonly failures: readonly string[];
}

export async function takeAll(
  browser: Browser,
  servers: PersonServers,
  { choice, onTaken }: { choice: Choice; onTaken: (label: string) => void },
): Promise<Taken> {
  const { scenes, looks } = choice;
  const taken = new Map<Scene, readonly Picture[]>();
  const failures: string[] = [];

  async function take(scene: Scene): Promise<void> {
    const label = `${scene.screen.name} ${scene.state}`;
    try {
      taken.set(scene, await takePictures(browser, await servers.of(scene.viewer), { scene, looks }));
      onTaken(label);
    } catch (error) {
      failures.push(`${label}: ${String(error)}`);
    }
  }

  const waiting = [...scenes];
  async function work(): Promise<void> {
    for (let scene = waiting.shift(); scene !== undefined; scene = waiting.shift()) await take(scene);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pictures: markDuplicates(scenes.flatMap((scene) => taken.get(scene) ?? [])), failures };
}
