export const copy = {
  title: '¿Ya tiene mascotas aseguradas?',
  text: 'Si las aseguró por otro medio con su email, puede asociarlas ahora, o después desde Ajustes.',
  confirm: 'Asociar mascotas',
  cancel: 'Ahora no',
} as const;
