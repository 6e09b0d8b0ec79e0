const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** Of persons 20 to 27, of companies 30 to 34. */
const WELL_FORMED = /^(?:2[0347]|3[034])\d{9}$/;

/** Whether eleven digits are a CUIT: a prefix that is issued, and the check digit that follows from the others. */
export function isCuit(digits: string): boolean {
  if (!WELL_FORMED.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  // Numbers whose check digit would be 10 are issued with another prefix.
  return rest !== 10 && Number(digits[10]) === rest % 11;
}
