import type { ConfigItem } from '@huella/contract';
import { copy } from '../pages/pet-details/copy.ts';
import type { Setting } from '@huella/api-client';
import { webUrl } from './web-url.ts';

/** The external link action; `href` is null when it is not configured. */
export interface Chat {
  title: string;
  text: string;
  href: string | null;
}

/**
 * The action of the config items, with defaults for missing ones (specification §2 *Pet details page*, D25). Null hides it: in
 * production without a URL.
 */
export function chatOf(items: readonly ConfigItem[], fallback: Setting): Chat | null {
  const valueOf = (nombre: ConfigItem['nombre']) =>
    items.find((item) => item.nombre === nombre)?.valor.trim();
  const href = webUrl(valueOf('link')) ?? webUrl(fallback.value);
  if (href === null && fallback.state === 'hidden') return null;
  return { title: valueOf('texto') || copy.chat.title, text: valueOf('descripcion') || copy.chat.text, href };
}
