import { useState } from 'react';
import { useLoaded } from '../use-loaded.ts';
import type { InsurerProps } from './insurer-props.ts';

export function VideoCallPart({ email, operator, run, text }: InsurerProps & { email: string }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [moment, setMoment] = useState('');
  const pets = useLoaded(() => operator.person(email))?.pets ?? [];
  const pet = pets.find(({ id }) => id === chosen) ?? pets[0];
  if (!pet) return null;
  const [day = '', time = ''] = moment.split('T');
  return (
    <>
      <label>
        Mascota de la videollamada
        <select value={pet.id} onChange={({ target }) => setChosen(Number(target.value))}>
          {pets.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </select>
      </label>
      <label>
        Día y hora de la videollamada
        <input type="datetime-local" value={moment} onChange={({ target }) => setMoment(target.value)} />
      </label>
      <button
        type="button"
        disabled={moment === ''}
        onClick={() => run(() => operator.addVideoCall(pet.id, { day, time, info: text }))}
      >
        Agregar videollamada
      </button>
    </>
  );
}
