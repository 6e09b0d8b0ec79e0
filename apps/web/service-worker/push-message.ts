import type { PushPayload } from '@huella/contract';
import { appPaths } from '@huella/contract/app-paths';
import { ownPath } from '@huella/contract/own-path';
import { isPage } from './addresses.ts';

/** What a push message asks to show. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
}

/**
 * Reads a push message. Null for what is not one of ours, and for one that carries another mark than this browser was given, as after a
 * logout (N-C09G).
 */
export function readPushMessage(text: string, mark: string | null): PushMessage | null {
  const { marca, titulo: title, texto: body, ruta } = parse(text);
  if (mark === null || marca !== mark) return null;
  if (typeof title !== 'string' || typeof body !== 'string') return null;
  return { title, body, path: pageOf(ruta) };
}

/** A page of the app's own router; the inbox for anything else. */
export function pageOf(text: unknown): string {
  const path = ownPath(text);
  return path !== null && isPage(path.replace(/[?#].*/, '')) ? path : appPaths.notifications.path;
}

/** The parts of a payload, unchecked; none of a text that is not a payload. */
type Parts = Partial<Record<keyof PushPayload, unknown>>;

function parse(text: string): Parts {
  try {
    const value: Parts | null = JSON.parse(text);
    return value ?? {};
  } catch {
    return {};
  }
}
