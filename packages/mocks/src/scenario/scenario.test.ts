import { expect, test } from 'vitest';
import { readScenario } from './read-scenario.ts';
import { scenarioLink } from './scenario-link.ts';

const read = (query: string) => readScenario(new URLSearchParams(query));

test('a URL without a scenario has none', () => {
  expect(read('volver=%2Ftabs%2Fhome')).toEqual({ scenario: null, problems: [] });
});

test('a scenario is read from a URL, and its link is that URL again', () => {
  const url =
    'http://huella.test/tabs/home?para=mascota&qa=asegurada&falla=listPets:500,listPlans:network:3&latencia=1000,listPlans:50&reloj=2026-12-24T10:00';
  const { scenario, problems } = readScenario(new URL(url).searchParams);
  expect(problems).toEqual([]);
  expect(scenario).toEqual({
    who: 'asegurada',
    faults: [
      { callId: 'listPets', fault: 500, times: null },
      { callId: 'listPlans', fault: 'network', times: 3 },
    ],
    latency: { all: 1000, calls: { listPlans: 50 } },
    clock: new Date('2026-12-24T10:00:00-03:00'),
  });
  expect(scenario && scenarioLink('http://huella.test/tabs/home?para=mascota&qa=nueva', scenario)).toBe(url);
});

test('what nobody understands is said in Spanish, and the rest counts', () => {
  const { scenario, problems } = read(
    'qa=asegurado&falla=listPet:500,listPets:600&latencia=mucho&reloj=ayer&falla=listPets:401:0,listPets:503',
  );
  expect(scenario).toEqual({
    who: null,
    faults: [{ callId: 'listPets', fault: 503, times: null }],
    latency: { all: 0, calls: {} },
    clock: null,
  });
  expect(problems).toEqual([
    'No existe la persona «asegurado». Puede ser: asegurada.',
    expect.stringMatching(/^No existe la llamada «listPet»\. Puede ser: .*listPets/),
    expect.stringMatching(/^No existe la falla «600»\. Puede ser: network, .*401, .*expired/),
    'Las veces «0» tienen que ser un número entero del 1 al 1000.',
    'La demora «mucho» tiene que ser un número entero de milisegundos, hasta 600000.',
    'El reloj «ayer» tiene que ser «real» o una hora argentina, como 2026-12-24T10:00.',
  ]);
});
