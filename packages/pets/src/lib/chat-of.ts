import type { ConfigItem } from '@huella/contract';
import { copy } from '../pages/pet-details/copy.ts';
import type { Setting } from '@huella/api-client';
import { webAddress } from './web-address.ts';

/** The external link action; `href` is null when it is not configured. */
export interface Chat {
  title: string;
  text: string;
  href: string | null;
}

/**
 * The action of the config items, with defaults for missing ones (specification §2 *Pet details page*, D25). Null hides it: in
 * production without an address.
 */
export function chatOf(items: readonly ConfigItem[], fallback: Setting): Chat | null {
  const valueOf = (nombre: ConfigItem['nombre']) =>
    items.find((item) => item.nombre === nombre)?.valor.trim();
  const href = webAddress(valueOf('link')) ?? webAddress(fallback.value);
  if (href === null && fallback.state === 'hidden') return null;
  return { title: valueOf('texto') || copy.chat.title, text: valueOf('descripcion') || copy.chat.text, href };
}
