import type { Environment } from './environment-schema.ts';

export type { Environment };

/** The parts of the environment that may be missing (D25). */
type SettingName = Exclude<keyof Environment, 'name' | 'baseUrl'>;

/** A setting of the environment, and how a screen treats it (D25): use it, say "sin configurar", or hide the action. */
export interface Setting {
  state: 'configured' | 'unconfigured' | 'hidden';
  value: string | undefined;
}

/** What the environment says of this setting. */
export function settingOf(environment: Environment, name: SettingName): Setting {
  const value = environment[name];
  if (value !== undefined) return { state: 'configured', value };
  return { state: environment.name === 'prod' ? 'hidden' : 'unconfigured', value };
}
