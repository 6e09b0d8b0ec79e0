const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** 20 to 27 for persons, 30 to 34 for companies. */
const WELL_FORMED = /^(?:2[0347]|3[034])\d{9}$/;

/** Checks the prefix and the check digit of eleven digits. */
export function isCuit(digits: string): boolean {
  if (!WELL_FORMED.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  // If the check digit would be 10, another prefix is issued.
  return rest !== 10 && Number(digits[10]) === rest % 11;
}
