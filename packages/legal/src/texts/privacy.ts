import type { Section } from './terms.ts';

/** Privacy policy (Ley 25.326). Names every kind of data that is kept, everybody who sees it, and what the browser stores. */
export const privacy: readonly Section[] = [
  {
    title: 'Qué datos guardamos',
    paragraphs: [
      'De usted: nombre y apellido, documento, teléfono, fecha de nacimiento, género, domicilio y email. De sus mascotas: sus datos, su foto, su peso, su calendario y su alimento, con el comercio donde lo compró si lo anotó. De sus pagos: la marca, los primeros seis y los últimos cuatro números de la tarjeta y su vencimiento, o el CBU cifrado. Nunca guardamos el número completo de una tarjeta ni su código de seguridad.',
      'De sus siniestros: lo que denunció, los papeles y comprobantes que mandó, los veterinarios a los que escribió (nombre, email y teléfono), lo que ellos respondieron, lo que resolvimos y los últimos cuatro números de la cuenta donde le pagamos.',
      'Para proteger su cuenta: cuándo inició sesión y, cifradas de modo que no se pueden leer, las direcciones de red desde las que entró en el último año. Si un formulario de veterinario llega desde una de ellas, queda anotado en el siniestro.',
      'De las fotos quitamos todo lo que la cámara agrega, también el lugar donde se sacaron. Los PDF se guardan como los mandó.',
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
      'Las personas de Huella que los necesitan para atenderle, y quienes la ley obliga a informar.',
      'Los veterinarios a los que usted les pide un formulario: reciben su nombre, el de la mascota y qué atención se les pregunta.',
      'Quien escanea el código del carnet: solo si la póliza está vigente, el nombre de la mascota y el plan. Y quien tenga el enlace de su calendario, si lo creó: las fechas que usted eligió compartir, hasta que lo renueve o lo apague.',
      'Si activa las notificaciones, pasan cifradas por el servicio de su navegador (por ejemplo, de Google, Apple o Mozilla), que no puede leerlas.',
    ],
  },
  {
    title: 'Por cuánto tiempo',
    paragraphs: [
      'Mientras tenga su cuenta; las notificaciones, 90 días. Si elimina la cuenta, borramos todo menos lo que la ley obliga a conservar a una aseguradora: quién estuvo asegurado, con qué plan y entre qué fechas, durante diez años (Código Civil y Comercial, artículo 328), y los pedidos de baja o de arrepentimiento que haya hecho. Las copias de seguridad lo conservan hasta que otras las reemplazan.',
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
      'La aplicación guarda en su navegador su sesión, su nombre y su email, los carnets que haya abierto, para mostrarlos sin conexión, los formularios que dejó sin terminar y los papeles que todavía no se enviaron.',
      'Al cerrar la sesión se borran. Si la sesión vence sola, los formularios y papeles pendientes esperan a que usted vuelva a entrar, y nadie más los ve; los formularios se borran si entra otra cuenta o, casi todos, después de una semana. En un dispositivo compartido, cierre siempre la sesión. No usamos cookies de seguimiento.',
    ],
  },
];
