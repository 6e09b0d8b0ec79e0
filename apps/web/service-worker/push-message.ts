import type { PushPayload } from '@huella/contract';
import { appPaths } from '@huella/contract/app-paths';
import { ownPath } from '@huella/contract/own-path';
import { isPage } from './request-kinds.ts';

export interface PushMessage {
  title: string;
  body: string;
  path: string;
}

/** Parses a push message. Null for others', and for one with another token than this browser's, as after a logout (N-C09G). */
export function readPushMessage(text: string, mark: string | null): PushMessage | null {
  const { marca, titulo: title, texto: body, ruta } = parse(text);
  if (mark === null || marca !== mark) return null;
  if (typeof title !== 'string' || typeof body !== 'string') return null;
  return { title, body, path: pageOf(ruta) };
}

/** A page of the app's router; the inbox for anything else. */
export function pageOf(text: unknown): string {
  const path = ownPath(text);
  return path !== null && isPage(path.replace(/[?#].*/, '')) ? path : appPaths.notifications.path;
}

type Parts = Partial<Record<keyof PushPayload, unknown>>;

function parse(text: string): Parts {
  try {
    const value: Parts | null = JSON.parse(text);
    return value ?? {};
  } catch {
    return {};
  }
}
