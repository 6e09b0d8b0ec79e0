import { useState } from 'react';
import type { ClaimDetails } from '@huella/server/operator';
import { useLoaded } from '../use-loaded.ts';
import type { InsurerProps } from './insurer-props.ts';

const KINDS = ['AVISO', 'PENDIENTE', 'APROBADO', 'COMPLETADO'] as const;

export function ClaimPart({ email, ...props }: InsurerProps & { email: string }) {
  const { operator } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const claims = useLoaded(() => operator.claims(email)) ?? [];
  const claim = useLoaded(() => operator.claim(chosen ?? claims[0]?.id ?? 0));
  if (!claim) return <p>{email} no tiene siniestros.</p>;
  return (
    <>
      <label>
        Siniestro
        <select value={claim.summary.id} onChange={({ target }) => setChosen(Number(target.value))}>
          {claims.map(({ id, pet, day, description }) => (
            <option key={id} value={id}>
              {id} · {pet} · {day} · {description.slice(0, 40)}
            </option>
          ))}
        </select>
      </label>
      <p>
        Etapa: <b>{claim.progress.current}</b>. Resolución: <b>{claim.resolution?.estado ?? 'ninguna'}</b>
        {claim.resolution && claim.resolution.pagado > 0 && ', pagado'}.
      </p>
      <ClaimActs {...props} claim={claim} />
      <Forms {...props} claim={claim} />
      <Files {...props} claim={claim} />
    </>
  );
}

type PartProps = InsurerProps & { claim: ClaimDetails };

function ClaimActs({ operator, run, text, claim }: PartProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('AVISO');
  const { id } = claim.summary;
  const acts = {
    'Aprobar el siniestro': () => operator.approve(id),
    'Rechazar el siniestro': () => operator.reject(id, text),
    'Cerrar el siniestro': () => operator.close(id, text),
    'Pagar el siniestro': () => operator.pay(id),
    'Anotar el movimiento': () => operator.move(id, kind, text),
  };
  return (
    <>
      {Object.entries(acts).map(([label, act]) => (
        <button key={label} type="button" onClick={() => run(act)}>
          {label}
        </button>
      ))}
      <label>
        Tipo de movimiento
        <select
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'AVISO')}
        >
          {KINDS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </>
  );
}

function Forms({ operator, run, claim }: PartProps) {
  const waiting = claim.indications.flatMap(({ vetFormId, estado, vet }) =>
    vetFormId !== null && estado === 'ENVIADO' ? [{ id: vetFormId, vet: vet?.nombre ?? '' }] : [],
  );
  return waiting.map(({ id, vet }) => (
    <p key={id}>
      Formulario {id} de {vet}{' '}
      <button type="button" onClick={() => run(() => operator.completeForm(id))}>
        Completar formulario {id}
      </button>
      <button type="button" onClick={() => run(() => operator.declineForm(id))}>
        No atendió ({id})
      </button>
    </p>
  ));
}

function Files({ operator, run, text, claim }: PartProps) {
  const waiting = claim.documents.filter(({ state }) => state === 'RECIBIDO');
  return waiting.map(({ id, name }) => (
    <p key={id}>
      {name}{' '}
      <button type="button" onClick={() => run(() => operator.approveFile(id))}>
        Aprobar archivo {id}
      </button>
      <button type="button" onClick={() => run(() => operator.returnFile(id, text))}>
        Devolver archivo {id}
      </button>
    </p>
  ));
}
