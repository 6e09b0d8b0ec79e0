export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Términos y condiciones in plain words. A pet's policy prevails. */
export const terms: readonly Section[] = [
  {
    title: 'Qué es Huella',
    paragraphs: [
      'Huella es un seguro de salud para perros y gatos en la Argentina y una aplicación para cuidarlos: sus datos, su peso, sus eventos, su alimento y sus siniestros.',
      'Estas condiciones rigen el uso de la aplicación. La cobertura de cada mascota se rige por su póliza; si algo difiere, vale la póliza.',
    ],
  },
  {
    title: 'Su cuenta',
    paragraphs: [
      'La cuenta es personal. Cuide su contraseña y avísenos si cree que otra persona la conoce.',
      'Los datos que nos da deben ser ciertos: de ellos dependen la póliza y los reintegros. Los cambios de datos ya cargados pasan por una solicitud que resolvemos en hasta 72 horas hábiles.',
    ],
  },
  {
    title: 'La contratación',
    paragraphs: [
      'Se puede asegurar a perros y gatos de 3 meses a 9 años. El precio mensual y la suma asegurada de cada plan se muestran antes de contratar.',
      'El pago se hace con la tarjeta o la cuenta que usted elija. La póliza vale un año desde su fecha de inicio.',
    ],
  },
  {
    title: 'Arrepentimiento',
    paragraphs: [
      'Puede arrepentirse dentro de los 10 días corridos desde que contrató, sin costo y sin dar motivos (Ley 24.240, artículo 34; Código Civil y Comercial, artículo 1110). Use el «Botón de arrepentimiento»: está en el ingreso, en el registro y en Ajustes.',
    ],
  },
  {
    title: 'Baja',
    paragraphs: [
      'Puede dar de baja el seguro cuando quiera con el «Botón de baja», por el mismo medio por el que contrató (Ley 24.240, artículo 10 ter; Disposición 954/2025). Recibe un número de gestión en el momento y por email, y la baja se hace efectiva dentro de las 24 horas.',
    ],
  },
  {
    title: 'Siniestros y reintegros',
    paragraphs: [
      'Denuncie el siniestro dentro de los 3 días de conocerlo (Ley 17.418, artículo 46). Nos expedimos dentro de los 30 días de recibida la información completa (artículo 56).',
    ],
  },
  {
    title: 'Reclamos',
    paragraphs: [
      'Si no está conforme con nuestra respuesta puede acudir a la Superintendencia de Seguros de la Nación o a Defensa del Consumidor.',
    ],
  },
];
