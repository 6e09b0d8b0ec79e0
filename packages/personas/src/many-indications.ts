import { completeDemoForm } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import type { Past } from './past.ts';
import { formsOf } from './vet-forms.ts';

const REQUESTS = [
  ['estudioMascota', 'Ecografía abdominal'],
  ['estudioMascota', 'Radiografía de tórax, frente y perfil'],
  ['estudioMascota', 'Hemograma completo con recuento de plaquetas'],
  ['practicaMascota', 'Curación de la herida cada 48 horas'],
  ['cirugiaMascota', 'Extracción de un cuerpo extraño del estómago'],
  ['internacionMascota', 'Internación de 24 horas con fluidoterapia'],
] as const;

/** Two vets asked for 18 things each; two have not answered: with the four consultations 40 indications. */
export async function answerWithRequests({ ports, person }: Past): Promise<void> {
  const [claim = 0] = await claimsOf(ports, person);
  const forms = await formsOf(ports, claim);
  for (const [visit, form] of forms.slice(0, 2).entries()) {
    const pedidos = [1, 2, 3].flatMap((time) =>
      REQUESTS.map(([tipo, what]) => ({
        tipo,
        descripcion: `${what} (visita ${visit + 1}, control ${time})`,
      })),
    );
    await completeDemoForm(ports, form, { pedidos });
  }
}
