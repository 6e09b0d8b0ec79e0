import type { Section } from './terms.ts';

/** Política de privacidad (Ley 25.326). */
export const privacy: readonly Section[] = [
  {
    title: 'Qué datos guardamos',
    paragraphs: [
      'De usted: nombre y apellido, documento, teléfono, fecha de nacimiento, género, domicilio y email. De sus mascotas: sus datos, su foto y su peso. De sus pagos: la marca, los primeros seis y los últimos cuatro números de la tarjeta y su vencimiento, o el CBU cifrado. Nunca guardamos el número completo de una tarjeta ni su código de seguridad.',
      'De las fotos quitamos todo lo que la cámara agrega, también el lugar donde se sacaron.',
    ],
  },
  {
    title: 'Para qué',
    paragraphs: [
      'Para emitir las pólizas de sus mascotas, cobrarlas, gestionar sus siniestros y comunicarnos con usted. Sin los datos que no dicen «opcional» no podemos asegurarlas (Ley 25.326, artículo 6). No los vendemos ni los usamos para publicidad de otros.',
    ],
  },
  {
    title: 'Quién los ve',
    paragraphs: [
      'Las personas de Huella que los necesitan para atenderle, y quienes la ley obliga a informar. Quien escanea el código del carnet ve solo si la póliza está vigente, el nombre de la mascota y el plan.',
    ],
  },
  {
    title: 'Por cuánto tiempo',
    paragraphs: [
      'Mientras tenga su cuenta. Si la elimina, borramos todo menos lo que la ley obliga a conservar a una aseguradora: quién estuvo asegurado, con qué plan y entre qué fechas, durante diez años (Código Civil y Comercial, artículo 328), y los pedidos de baja o de arrepentimiento que haya hecho.',
    ],
  },
  {
    title: 'Sus derechos',
    paragraphs: [
      'Puede ver sus datos y descargarlos cuando quiera desde Ajustes (artículo 14), corregirlos con una solicitud de cambio y pedir que los borremos (artículo 16). Es gratis.',
      'La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326, recibe las denuncias y reclamos de quienes resulten afectados en sus derechos por el incumplimiento de las normas sobre protección de datos personales.',
    ],
  },
  {
    title: 'En su dispositivo',
    paragraphs: [
      'La aplicación guarda en su navegador su sesión, su nombre y su email, y los carnets que haya abierto, para mostrarlos sin conexión. Al cerrar la sesión se borran. No usamos cookies de seguimiento.',
    ],
  },
];
