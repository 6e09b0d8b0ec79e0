import { MOCK_PASSWORD, personaNames, type PersonaName } from '../personas/personas.ts';
import { forgetDevice, signInAs } from './sign-in-as.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const descriptions: Readonly<Record<PersonaName, string>> = {
  nueva: 'New person: registered, no data',
  'con-datos': 'Person with data and a card',
  asegurada: 'Insured: a dog and a cat',
  'con-historia': 'A dog with a picture and five weighings',
  'con-siniestros': 'Three claims of a dog: the vet has answered, is waited for, was not written to',
  'en-cada-etapa': 'Eight claims of a dog, one in each stage from the report to the payment',
  'muchas-indicaciones': 'A claim of 40 indications: answered, sent, pending',
  'con-archivos': 'Four claims with files in every state; the newest may use earlier ones again',
  'denuncia-rechazada': 'A cat whose policy begins next month: the insurer refuses any report',
  'con-calendario': 'A full year of a dog and a kitten, video calls among it',
  'con-atrasos': 'A dog with planned things and follow-ups that are overdue',
  'con-permetrina': 'A cat with an old record of a product with permethrin',
  'con-alimento': 'Four bags of food: full, shared, ending tomorrow, ended by the count',
  'veinte-bolsas': 'Twenty bags of food that ended, and one that lasts',
  'sesion-vencida': 'Insured, access token expired',
  'muchas-mascotas': 'Six pets',
  'nombres-largos': 'Very long names',
  'poliza-vencida': 'Insured 400 days ago: cards expired',
  'poliza-anulada': 'Insured, the dog’s policy cancelled',
  'con-bajas': 'Asked to end three policies: confirmed, rejected, waiting',
  'con-avisos': 'An unread notification of each kind',
  'por-asociar': 'Policies of another channel wait under their mail',
};

function becomeNobody(): void {
  forgetDevice();
  location.assign('/');
}

/** Becomes one of the people, or nobody, and starts the app again at its root. */
export function PersonasSection({ server, run }: SectionProps) {
  const become = (person: PersonaName) =>
    run(async () => {
      await signInAs(server, person);
      location.assign('/');
    });
  return (
    <Section title="Scenario">
      <p>
        Everybody’s mail is <code>name@huella.test</code>, the password <code>{MOCK_PASSWORD}</code>.
      </p>
      {personaNames.map((person) => (
        <button key={person} type="button" className="wide" onClick={() => become(person)}>
          <b>{person}</b> {descriptions[person]}
        </button>
      ))}
      <button type="button" className="wide" onClick={becomeNobody}>
        <b>nobody</b> New device, signed out
      </button>
    </Section>
  );
}
