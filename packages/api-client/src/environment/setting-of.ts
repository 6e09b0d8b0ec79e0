import type { Environment } from './environment-schema.ts';

export type { Environment };

type SettingName = Exclude<keyof Environment, 'name' | 'baseUrl'>;

/** A setting and how a screen treats it: use it, say "sin configurar", or hide the action (D25). */
export interface Setting {
  state: 'configured' | 'unconfigured' | 'hidden';
  value: string | undefined;
}

export function settingOf(environment: Environment, name: SettingName): Setting {
  const value = environment[name];
  if (value !== undefined) return { state: 'configured', value };
  return { state: environment.name === 'prod' ? 'hidden' : 'unconfigured', value };
}
