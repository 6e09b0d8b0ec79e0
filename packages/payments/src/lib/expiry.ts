/** A month as a number that can be compared: years × 12 + month − 1. */
type MonthCount = number;

const ARGENTINA_OFFSET_HOURS = -3;
const HOUR = 3_600_000;

/** The month that it is in Argentina at an instant, whatever the device's zone (D15). */
function monthInArgentina(instant: Date): MonthCount {
  const shifted = new Date(instant.getTime() + ARGENTINA_OFFSET_HOURS * HOUR);
  return shifted.getUTCFullYear() * 12 + shifted.getUTCMonth();
}

/** The wire's `vencimiento` as a card shows it, `MM/YY`. */
export function formatExpiry(vencimiento: string): string {
  const month = monthInArgentina(new Date(vencimiento));
  const number = String((month % 12) + 1).padStart(2, '0');
  const year = String(Math.floor(month / 12) % 100).padStart(2, '0');
  return `${number}/${year}`;
}

/** Whether a card's last month is over. A card serves until its month ends; a CBU (null) never expires. */
export function isExpired(vencimiento: string | null, now: Date): boolean {
  return vencimiento !== null && monthInArgentina(new Date(vencimiento)) < monthInArgentina(now);
}
