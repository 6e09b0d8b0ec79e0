/** Checks the Luhn digit of ASCII digits. Rejects all zeros, which pass the sum (O-CF-05). */
export function isLuhnValid(digits: string): boolean {
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : doubled(Number(digit))))
    .reduce((total, value) => total + value, 0);
  return sum % 10 === 0;
}

function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
