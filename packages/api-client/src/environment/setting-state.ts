import type { Environment } from './environment-schema.ts';

export type { Environment };

/** The parts of the environment that may be missing (D25). */
export type Setting = Exclude<keyof Environment, 'name' | 'baseUrl'>;

/** How a screen treats a setting (D25): use it, say "sin configurar", or hide the action. */
export function settingState(
  environment: Environment,
  setting: Setting,
): 'configured' | 'unconfigured' | 'hidden' {
  if (environment[setting] !== undefined) return 'configured';
  return environment.name === 'prod' ? 'hidden' : 'unconfigured';
}
