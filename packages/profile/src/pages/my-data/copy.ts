export const copy = {
  lead: 'Sus datos son suyos (Ley 25.326). Aquí puede verlos, corregirlos, llevárselos o pedir que los borremos.',
  download: {
    title: 'Descargar mis datos',
    text: 'Un archivo ZIP con todo lo que guardamos de usted y de sus mascotas, también las fotos.',
    action: 'Descargar',
    busy: 'Preparando el archivo…',
    done: 'La descarga empezó',
    failure: 'No pudimos preparar sus datos. Revise su conexión e intente nuevamente.',
    file: 'mis-datos-huella.zip',
  },
  correct: {
    title: 'Corregir mis datos',
    text: 'Lo que modifique se envía como solicitud de cambio.',
    action: 'Ver mis datos personales',
  },
  remove: {
    title: 'Eliminar mi cuenta',
    text: 'Borramos su cuenta y todos sus datos. No se puede deshacer.',
    action: 'Eliminar mi cuenta',
  },
  sheet: {
    title: '¿Eliminar su cuenta?',
    gone: 'Se borran en el momento: sus datos personales, sus mascotas con fotos, pesos, calendario y alimento, sus siniestros con sus papeles, sus medios de pago y sus solicitudes.',
    coverage: 'Sus pólizas terminan hoy y sus mascotas dejan de estar cubiertas.',
    kept:
      'La ley obliga a una aseguradora a conservar durante diez años quién estuvo asegurado, con qué plan y entre qué fechas ' +
      '(Código Civil y Comercial, artículo 328). Eso queda guardado, y también los pedidos de baja o de arrepentimiento que ' +
      'haya hecho con los botones de la ley.',
    backup: 'Si quiere conservar sus datos, descárguelos antes.',
    password: 'Su contraseña',
    passwordHint: 'Para comprobar que es usted.',
    confirm: 'Eliminar definitivamente',
    busy: 'Eliminando…',
    cancel: 'Conservar mi cuenta',
    success: 'Su cuenta fue eliminada. Le enviamos la constancia por email.',
    failure: 'Hubo un problema. Por favor intente nuevamente.',
  },
} as const;
