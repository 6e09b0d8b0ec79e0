export function readMe(supportEmail: string): string {
  return `Sus datos en Huella
===================

Este archivo contiene todo lo que Huella guarda sobre usted (Ley 25.326 de Protección de los
Datos Personales, artículo 14). Se lo entregamos sin costo.

leame.txt    Este texto.
datos.json   Sus datos. Se abre con cualquier navegador o editor de texto.
fotos        Las fotos de sus mascotas, si cargó alguna. Las miniaturas de las listas se hacen de ellas.
siniestros   Los archivos que mandó, en una carpeta por siniestro. datos.json dice qué es cada uno.
faltantes    Está solo si no pudimos leer algún archivo, y dice cuáles.

Qué hay en datos.json
---------------------
cuenta                  Su email, cuándo creó la cuenta y cuándo ingresó por última vez desde cada conexión.
persona                 Sus datos personales y su domicilio.
mascotas                Sus mascotas con todos sus pesos, en kilos.
polizas                 Sus pólizas.
pedidosDeBaja           Las pólizas que pidió dar de baja, y qué se resolvió.
polizasDeOtrosCanales   Las que contrató por otro canal y asoció a su cuenta.
mediosDePago            Sus medios de pago. Los números están enmascarados.
eventos                 El calendario de sus mascotas: lo hecho, lo que falta y las videollamadas. Los cumpleaños
                        se calculan de la fecha de nacimiento.
alimentos               Sus bolsas de alimento, en kilos, con lo que anotó de cada una. Hasta cuándo alcanzan se
                        calcula de eso.
calendarioCompartido    Qué muestra el calendario que sus otros programas leen. Su dirección se ve en la app.
recordatorios           De qué eligió que le avisemos por email, y los avisos de las últimas semanas.
avisos                  Lo que le avisamos en los últimos 90 días, de qué eligió recibir avisos y en qué navegadores.
                        Las direcciones y claves de esos navegadores son secretas y no están.
siniestros              Sus siniestros, con los movimientos, lo que respondieron los veterinarios, los papeles y
                        comprobantes que llegaron y lo que se resolvió, en pesos.
veterinarios            Los veterinarios a los que les escribió.
solicitudesDeCambio     Lo que pidió cambiar y qué se resolvió.
gestionesLegales        Pedidos de baja o de arrepentimiento hechos con su email y su DNI.
sesiones                Cuándo inició sesión y hasta cuándo vale cada una.
enlacesEnviados         Enlaces que pidió por email. Un enlace usado o vencido ya no sirve.
mailsPorSalir           Mails que todavía no salieron.
pedidosDelUltimoDia     Operaciones recientes, guardadas un día para no repetirlas por error.

Las fechas son AAAA-MM-DD; las horas son de Argentina (-03:00). "null" quiere decir que no hay dato.

Qué no está, y por qué
----------------------
Su contraseña y las claves de sus sesiones: no las guardamos, solo una huella que no permite conocerlas.
El CBU completo: lo guardamos cifrado. Las tarjetas: nunca guardamos el número completo.
Contadores de intentos: no dicen de quién son y se borran al día.

Sus derechos
------------
Puede corregir sus datos o eliminar su cuenta desde la app, en Ajustes. Si necesita ayuda: ${supportEmail}.
La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, órgano de control de la Ley 25.326, recibe denuncias y
reclamos por incumplimiento de las normas sobre protección de datos personales.
`;
}

export function missingFiles(names: readonly string[], supportEmail: string): string {
  return `Archivos que faltan
===================

No pudimos leer estos archivos. datos.json los nombra, pero no están en esta descarga:

${names.map((name) => `- ${name}`).join('\n')}

Por favor, descargue sus datos otra vez. Si siguen faltando, escríbanos a ${supportEmail}.
`;
}
