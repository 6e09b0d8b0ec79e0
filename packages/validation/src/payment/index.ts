export { cardSchema, type CardForm, type CardMedium } from './card.ts';
export { cbuSchema, type CbuForm } from './cbu.ts';
export { cbuHint, type CbuHint } from './cbu-hint.ts';
export { expiryToInstant, expiryRange, instantToExpiry, isExpiryInside, parseExpiry } from './expiry.ts';
export { groupDigits } from './number-text.ts';
export { isLuhnValid } from './luhn.ts';
export { detectMedium } from './medium.ts';
