import type { MockServer, PersonaName } from '@huella/mocks';

/** With data, without, with the longest names, loading, failed, without a connection. */
export const states = ['data', 'empty', 'long', 'loading', 'error', 'offline'] as const;
export type State = (typeof states)[number];

export type Viewer = PersonaName | 'nobody';

export type FindPath = (mock: MockServer) => Promise<string>;

export interface Screen {
  readonly name: string;
  readonly path: string | FindPath;
  readonly data: Viewer;
  readonly empty?: Viewer;
  readonly long?: Viewer;
  /** Needs no server data: neither loads nor fails. */
  readonly isStatic?: boolean;
  /** Has no heading: only the shell around it (D34). */
  readonly isBlank?: boolean;
  /** A text of what it loads on idle. */
  readonly onIdle?: string;
  /** Differs without a connection. */
  readonly offline?: boolean;
}

export interface Scene {
  readonly screen: Screen;
  readonly state: State;
  readonly viewer: Viewer;
}

function viewerOf(screen: Screen, state: State): Viewer | undefined {
  switch (state) {
    case 'data':
    case 'empty':
    case 'long':
      return screen[state];
    case 'loading':
    case 'error':
      return screen.isStatic ? undefined : screen.data;
    default:
      return screen.offline ? screen.data : undefined;
  }
}

export function scenesOf(screen: Screen): Scene[] {
  return states.flatMap((state) => {
    const viewer = viewerOf(screen, state);
    return viewer === undefined ? [] : [{ screen, state, viewer }];
  });
}
