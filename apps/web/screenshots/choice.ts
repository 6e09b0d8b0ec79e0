import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scenesOf, states, type Scene } from './screen.ts';
import { screens } from './screens.ts';
import { serverPages } from './server-pages.ts';
import { schemes, widths, type Looks } from './looks.ts';

const several = { type: 'string', multiple: true, default: [] as string[] } as const;

function choose<Value extends string | number>(all: readonly Value[], chosen: readonly string[]): Value[] {
  const unknown = chosen.filter((one) => !all.some((value) => String(value) === one));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  return all.filter((value) => chosen.length === 0 || chosen.includes(String(value)));
}

export interface Choice {
  readonly scenes: readonly Scene[];
  readonly looks: Looks;
  /** Complete run: removes earlier pictures. */
  readonly isWhole: boolean;
  readonly isForReadme: boolean;
}

/** Reads `--only <screen> --state … --width … --scheme … --out <folder>`, each repeatable; or `--readme`. */
export function readChoice(): Choice {
  const { values } = parseArgs({
    options: {
      only: several,
      state: several,
      width: several,
      scheme: several,
      out: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  const { only, state, width, scheme, out } = values;
  const all = [...screens, ...serverPages];
  const names = choose(
    all.map(({ name }) => name),
    only,
  );
  const wanted = choose(states, state);
  const scenes = all.filter(({ name }) => names.includes(name)).flatMap(scenesOf);
  return {
    scenes: scenes.filter((scene) => wanted.includes(scene.state)),
    looks: {
      widths: choose(widths, width),
      schemes: choose(schemes, scheme),
      folder: out ?? join(import.meta.dirname, '../../../dist/screenshots'),
    },
    isWhole: [only, state, width, scheme].every((chosen) => chosen.length === 0),
    isForReadme: values.readme,
  };
}
