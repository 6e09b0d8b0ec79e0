import type { ConfigItem } from '@huella/contract';
import { copy } from '../pages/pet-details/copy.ts';
import type { Setting } from '@huella/api-client';
import { webAddress } from './web-address.ts';

/** The external link action as it is shown; without an `href` it says that it is not configured. */
export interface Chat {
  title: string;
  text: string;
  href: string | null;
}

/**
 * What the config items say, and the defaults in the place of what they leave out (specification §2 *Pet details page*,
 * D25). Null hides the action: no address anywhere, in production.
 */
export function chatOf(items: readonly ConfigItem[], fallback: Setting): Chat | null {
  const say = (nombre: ConfigItem['nombre']) => items.find((item) => item.nombre === nombre)?.valor.trim();
  const href = webAddress(say('link')) ?? webAddress(fallback.value);
  if (href === null && fallback.state === 'hidden') return null;
  return { title: say('texto') || copy.chat.title, text: say('descripcion') || copy.chat.text, href };
}
