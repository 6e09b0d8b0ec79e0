import { argentinePhone, compactPhone } from './argentine-phone.ts';

/** Mobiles of Uruguay, Paraguay, Bolivia, Chile, Brazil and Peru, for shops near a border. */
const MOBILE_OF_A_NEIGHBOUR = /^\+(?:5989\d{7}|5959\d{8}|591[67]\d{7}|569\d{8}|55[1-9]{2}9\d{8}|519\d{8})$/;

/** The digits for `https://wa.me/`, or null unless it can be a mobile (D109). */
export function whatsAppPhone(typed: string): string | null {
  const compact = compactPhone(typed);
  if (compact === null) return null;
  const phone = argentinePhone(compact);
  if (phone) return phone.line === 'land' ? null : `549${phone.digits}`;
  return MOBILE_OF_A_NEIGHBOUR.test(compact) ? compact.slice(1) : null;
}

/** The number for `tel:`: in international form if the kind of line is known, else as typed. Null if it cannot be called. */
export function dialablePhone(typed: string): string | null {
  const compact = compactPhone(typed);
  const phone = compact === null ? null : argentinePhone(compact);
  if (!phone || phone.line === 'either') return compact;
  return `+54${phone.line === 'mobile' ? '9' : ''}${phone.digits}`;
}
