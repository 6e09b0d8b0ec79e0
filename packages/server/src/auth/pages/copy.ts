export const pageText = {
  newPassword: {
    title: 'Elija una contraseña nueva',
    account: 'Cuenta',
    password: 'Contraseña nueva',
    hint: 'Use 6 caracteres o más.',
    confirm: 'Repita la contraseña nueva',
    submit: 'Guardar la contraseña',
    wrong: 'Revise los datos marcados:',
  },
  changed: {
    title: 'Su contraseña se cambió',
    text: 'Cerramos las sesiones que estaban abiertas. Ya puede iniciar sesión con la contraseña nueva.',
    link: 'Iniciar sesión',
  },
  over: {
    title: 'El enlace ya no sirve',
    text: 'Sirve una sola vez y durante una hora. Pida uno nuevo para cambiar su contraseña.',
    link: 'Pedir un enlace nuevo',
  },
} as const;
