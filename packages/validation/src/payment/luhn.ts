/** The Luhn check digit of a card number of ASCII digits. All zeros pass the sum and are refused (O-CF-05). */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? Number(digit) : doubled(Number(digit))))
    .reduce((total, value) => total + value, 0);
  return sum % 10 === 0;
}

function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
