export const copy = {
  problems: {
    empty: 'El archivo está vacío. Elija otra foto.',
    tooLarge: 'La foto es demasiado grande. Elija una de hasta 60 MB.',
    tooManyPixels: 'La foto tiene demasiados píxeles. Elija una de hasta 200 megapíxeles.',
    tooSmall: 'La foto es demasiado pequeña. Elija una más grande.',
    noImage: 'El archivo no es una foto. Elija una imagen JPG, PNG o HEIC.',
    unreadable: 'No pudimos abrir la foto. Puede estar dañada: elija otra.',
    heic: 'No pudimos convertir la foto HEIC. Elija una en JPG o tome otra.',
    notLoaded: 'No pudimos cargar lo necesario. Revise su conexión e intente nuevamente.',
    canvasNoise:
      'Su navegador altera las fotos para proteger su privacidad, y así no se pueden preparar. Permita los datos de imagen (canvas) para este sitio, o use otro navegador.',
    notReduced: 'Su dispositivo no pudo preparar la foto. Elija otra más pequeña.',
  },
  choose: {
    take: 'Tomar foto',
    pick: 'Elegir foto',
  },
  camera: {
    title: 'Cámara',
    starting: 'Encendiendo la cámara…',
    preview: 'Vista de la cámara',
    captureFrame: 'Capturar',
    cancel: 'Cancelar',
    retry: 'Reintentar',
    denied:
      'No tenemos permiso para usar la cámara. Habilítela en los permisos del sitio, junto a la dirección en su navegador, y reintente; o elija una foto guardada.',
    missing: 'No encontramos una cámara en este dispositivo. Elija una foto guardada.',
    busy: 'Otra aplicación está usando la cámara. Ciérrela y reintente; o elija una foto guardada.',
  },
  crop: {
    label: 'Recorte de la foto',
    hint: 'Arrastre la foto para elegir qué parte se ve. Con el teclado: flechas para mover, + y − para acercar o alejar.',
    image: 'Foto elegida',
    zoom: 'Zoom',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    zoomValue: (percent: number) => `${percent} %`,
    move: {
      left: 'Mover la foto a la izquierda',
      right: 'Mover la foto a la derecha',
      up: 'Mover la foto hacia arriba',
      down: 'Mover la foto hacia abajo',
    },
  },
} as const;
