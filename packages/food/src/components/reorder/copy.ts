export const copy = {
  title: 'Pedir otra',
  whatsApp: 'Pedir por WhatsApp',
  call: (shop: string) => `Llamar a ${shop}`,
  copyPhone: 'Copiar el teléfono',
  copyShop: 'Copiar el nombre',
  phoneCopied: 'Copiamos el teléfono.',
  shopCopied: 'Copiamos el nombre.',
  refused: 'No pudimos copiarlo: puede seleccionarlo y copiarlo usted.',
  /** The user may change it before sending. */
  message: (name: string | null, food: string, size: string) =>
    `Hola${name === null ? '' : `, soy ${name}`}. Quiero pedir una bolsa de ${food} de ${size}. ¡Gracias!`,
} as const;
