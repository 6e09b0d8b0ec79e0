export const copy = {
  methodTypes: {
    bankCard: 'Tarjeta de crédito',
    savings: 'CBU caja de ahorro',
    checking: 'CBU cuenta corriente',
  },
  method: {
    label: (mediumName: string, lastFour: string) => `${mediumName} terminada en ${lastFour}`,
    expires: (expiry: string) => `Vence ${expiry}`,
    expired: (expiry: string) => `Venció ${expiry}. Ya no se puede usar.`,
    unknownBrand: 'Tarjeta',
  },
  form: {
    brand: 'Compañía de la tarjeta',
    recognised: (brand: string) => `Es una tarjeta ${brand}`,
    notThis: 'No es esta',
    cardNumber: 'Número de tarjeta',
    otherBrand: (brand: string) => `Por cómo empieza, parece una tarjeta ${brand}.`,
    switchBrand: (brand: string) => `Cambiar a ${brand}`,
    expiry: 'Vencimiento',
    expiryHint: 'Mes y año, como figuran en la tarjeta',
    holder: 'Titular',
    holderHint: 'Ayuda a su navegador a completar la tarjeta. No lo guardamos.',
    cbu: 'CBU',
    cbuHint: 'Son 22 dígitos. Los encuentra en la aplicación de su banco.',
    bank: (name: string) => `Cuenta en: ${name}.`,
    doubtfulCbu: 'Revise el número: los dígitos verificadores no coinciden.',
    submit: 'Guardar medio de pago',
    submitOn: 'Guardar y ver el resumen',
    busy: 'Guardando…',
  },
  /** Specification §8 *Payment*, byte for byte. */
  saved: 'El medio de pago se cargó correctamente',
  /** Specification §8 *Payment*, byte for byte. */
  failed: 'No se pudo cargar el medio de pago, intente más tarde.',
} as const;
