import { completeDemoForm } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import type { HistoryContext } from './history-context.ts';
import { formsOf } from './vet-forms.ts';

const REQUESTS = [
  ['estudioMascota', 'Ecografía abdominal'],
  ['estudioMascota', 'Radiografía de tórax, frente y perfil'],
  ['estudioMascota', 'Hemograma completo con recuento de plaquetas'],
  ['practicaMascota', 'Curación de la herida cada 48 horas'],
  ['cirugiaMascota', 'Extracción de un cuerpo extraño del estómago'],
  ['internacionMascota', 'Internación de 24 horas con fluidoterapia'],
] as const;

/** Two vets requested 18 things each and two have not answered: 40 indications with the four consultations. */
export async function answerWithRequests({ ports, person }: HistoryContext): Promise<void> {
  const [claim = 0] = await claimsOf(ports, person);
  const forms = await formsOf(ports, claim);
  for (const [index, form] of forms.slice(0, 2).entries()) {
    const pedidos = [1, 2, 3].flatMap((time) =>
      REQUESTS.map(([tipo, what]) => ({
        tipo,
        descripcion: `${what} (visita ${index + 1}, control ${time})`,
      })),
    );
    await completeDemoForm(ports, form, { pedidos });
  }
}
