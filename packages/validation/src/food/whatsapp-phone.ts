import { argentinePhone, compactPhone } from './argentine-phone.ts';

/** Mobiles of Uruguay, Paraguay, Bolivia, Chile, Brazil and Peru, whose shops are near a border. */
const MOBILE_OF_A_NEIGHBOUR = /^\+(?:5989\d{7}|5959\d{8}|591[67]\d{7}|569\d{8}|55[1-9]{2}9\d{8}|519\d{8})$/;

/**
 * The digits behind `https://wa.me/` for a phone that was typed, or null where it cannot be a mobile for sure (D109): `549` and ten
 * digits for one of Argentina, a neighbour's as it is. A land line, a number of a service, one that is broken or of elsewhere has none.
 */
export function whatsAppPhone(typed: string): string | null {
  const compact = compactPhone(typed);
  if (compact === null) return null;
  const phone = argentinePhone(compact);
  if (phone) return phone.line === 'land' ? null : `549${phone.digits}`;
  return MOBILE_OF_A_NEIGHBOUR.test(compact) ? compact.slice(1) : null;
}

/**
 * What goes behind `tel:` for a phone that was typed: in the international form where the line is known, which rings from
 * everywhere; else the digits as they were typed. Null where nothing can be called.
 */
export function dialablePhone(typed: string): string | null {
  const compact = compactPhone(typed);
  const phone = compact === null ? null : argentinePhone(compact);
  if (!phone || phone.line === 'either') return compact;
  return `+54${phone.line === 'mobile' ? '9' : ''}${phone.digits}`;
}
