/** Every Spanish text that the shared components say by themselves. */
export const copy = {
  back: 'Volver',
  close: 'Cerrar',
  cancel: 'Cancelar',
  accept: 'Aceptar',
  clear: 'Borrar',
  retry: 'Reintentar',
  retrying: 'Reintentando…',
  loading: 'Cargando…',
  partFailed: 'No pudimos cargar esta parte de la pantalla. Revise su conexión e intente de nuevo.',
  opensNewTab: '(se abre en otra pestaña)',
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Navegación principal',
  offline: 'Sin conexión. Puede ver lo que ya se cargó.',
  error: {
    title: 'No pudimos cargar la información',
    text: 'Revise su conexión e intente de nuevo en un momento.',
  },
  /** Above what comes after a success. */
  next: 'Qué sigue',
  optional: 'opcional',
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  money: {
    withoutCents: (amount: string) => `Se envía sin centavos: ${amount}.`,
    unreadable: 'No pudimos leer ese importe. Escríbalo en pesos, como 85.300.',
  },
  select: { placeholder: 'Elija una opción' },
  autocomplete: {
    noResults: 'No hay resultados',
    open: 'Mostrar opciones',
    close: 'Ocultar opciones',
    clear: 'Borrar selección',
  },
  date: {
    open: 'Abrir calendario',
    title: 'Elija una fecha',
    placeholder: 'DD/MM/AAAA',
  },
  time: { open: 'Elegir la hora', placeholder: 'HH:MM' },
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Se perderán los cambios que hizo en esta pantalla.',
    inSheet: 'Se perderá lo que ingresó.',
    leave: 'Salir sin guardar',
    stay: 'Seguir editando',
  },
  carousel: {
    role: 'carrusel',
    slide: 'diapositiva',
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar',
    play: 'Reproducir',
    position: (index: number, total: number) => `${index} de ${total}`,
  },
  install: {
    title: 'Cómo instalar Huella',
    lead: 'En un iPhone o iPad la app se instala desde el navegador, en tres pasos:',
    /** What the browser's own buttons are called on an iPhone in Spanish. */
    steps: [
      { icon: 'share', text: 'Toque «Compartir», en la barra del navegador o dentro de su menú.' },
      { icon: 'plus', text: 'Elija «Agregar a inicio» y después «Agregar».' },
      { icon: 'paw', text: 'Abra Huella desde su ícono nuevo e ingrese con su email.' },
    ],
  },
  alert: { error: 'Error', success: 'Listo', info: 'Aviso', warning: 'Atención' },
  pet: { dog: 'perro', cat: 'gato', illustration: (name: string) => `Foto de ${name}` },
} as const;
