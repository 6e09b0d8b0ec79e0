import { titles } from '../../titles.ts';

/** `success` and `failure` are quoted from specification §8. */
export const copy = {
  title: titles.personalData,
  submit: 'Enviar mis datos',
  review: 'Revisar los cambios',
  success: 'Datos enviados correctamente.',
  failure: 'Hubo un problema. Por favor intente nuevamente.',
  alreadyGiven:
    'Sus datos ya estaban cargados. Si quiere cambiarlos, revise los cambios y envíe la solicitud.',
  changeMode: 'Estos son los datos que tenemos. Lo que modifique se envía como solicitud de cambio.',
  legend:
    'Pedimos estos datos para emitir las pólizas de sus mascotas, gestionar sus siniestros y comunicarnos con usted. ' +
    'Sin los que no dicen «opcional» no podemos asegurarlas. Puede pedir verlos, corregirlos o que los borremos ' +
    '(Ley 25.326, artículo 6).',
  holder: {
    title: 'Titular del seguro',
    nobody: 'Su nombre y apellido',
    text: 'Las pólizas se emiten a su nombre. Después sigue su mascota.',
  },
} as const;
