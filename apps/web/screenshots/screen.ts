import type { MockServer, PersonaName } from '@huella/mocks';

/** What a screen is shown in: with data, without, with the longest names, while it waits, when it fails, without a connection. */
export const states = ['data', 'empty', 'long', 'loading', 'error', 'offline'] as const;
export type State = (typeof states)[number];

/** Somebody who is signed in, or nobody. */
export type Viewer = PersonaName | 'nobody';

/** Finds out where a page is that has a secret in its address. */
export type FindAddress = (mock: MockServer) => Promise<string>;

export interface Screen {
  /** Names its pictures: `--only` takes it. */
  readonly name: string;
  /** Each person has a server of their own, so the first pet, claim, event and bag have the id 1. */
  readonly address: string | FindAddress;
  readonly data: Viewer;
  readonly empty?: Viewer;
  readonly long?: Viewer;
  /** Shows nothing of the server's: it neither waits nor fails. */
  readonly isStatic?: boolean;
  /** Has no heading of its own: nothing but the shell around it (D34). */
  readonly isBlank?: boolean;
  /** A text of what it loads on idle. */
  readonly onIdle?: string;
  /** Differs without a connection. */
  readonly offline?: boolean;
}

/** A screen in one of its states: one page load, photographed in each size and scheme. */
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

/** All states that a screen has. */
export function scenesOf(screen: Screen): Scene[] {
  return states.flatMap((state) => {
    const viewer = viewerOf(screen, state);
    return viewer === undefined ? [] : [{ screen, state, viewer }];
  });
}
