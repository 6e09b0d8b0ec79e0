import { useState } from 'react';
import { ClaimPart } from './insurer/claim-part.tsx';
import { RequestsPart } from './insurer/requests-part.tsx';
import { VideoCallPart } from './insurer/video-call-part.tsx';
import { Section } from './section.tsx';
import type { InsurerProps } from './insurer/insurer-props.ts';
import { useLoaded } from './use-loaded.ts';

export function InsurerSection({ operator, run }: Omit<InsurerProps, 'text'>) {
  const [text, setText] = useState('Motivo de prueba.');
  const email = localStorage.getItem('USER_MAIL');
  const parts = { operator, run, text };
  return (
    <Section title="Aseguradora">
      <label>
        Motivo o texto
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {email === null ? (
        <p>Los siniestros son de quien tiene la sesión iniciada.</p>
      ) : (
        <>
          <ClaimPart {...parts} email={email} />
          <VideoCallPart {...parts} email={email} />
          <PoliciesPart {...parts} email={email} />
        </>
      )}
      <RequestsPart {...parts} />
    </Section>
  );
}

function PoliciesPart({ email, operator, run }: InsurerProps & { email: string }) {
  const policies = useLoaded(() => operator.policies(email)) ?? [];
  return policies.map(({ number, pet, state }) => (
    <p key={number}>
      Póliza {number} de {pet}: {state}{' '}
      <button type="button" onClick={() => run(() => operator.cancelPolicy(number))}>
        Anular póliza {number}
      </button>
    </p>
  ));
}
