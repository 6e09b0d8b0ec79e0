/** The word of the movements' step in the address, `?paso=movimientos` (D82). */
export const MOVEMENTS_STEP = 'movimientos';
