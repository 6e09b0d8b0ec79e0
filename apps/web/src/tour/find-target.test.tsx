import { appPaths } from '@huella/contract/app-paths';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { stops } from './stops.ts';

const targetsOf = (path: string) => stops.find((stop) => stop.path === path)?.targets ?? [];

test('the bubble of a screen points at what adds one, not at what is proposed or renewed above it', () => {
  onTestFinished(cleanup);
  const { newEvent, newFood } = appPaths;
  render(
    <main>
      <a href={newEvent.href({ mascota: 1, tipo: 'vacuna' })}>Agendar</a>
      <a href={newEvent.href({ mascota: 1 })}>Agregar evento</a>
      <a href={newFood.href({ renueva: 1 })}>Renovar</a>
      <a href={newFood.href({ mascota: 1 })}>Nuevo alimento</a>
    </main>,
  );
  expect(findTarget(targetsOf(appPaths.calendar.path))).toMatchObject({
    element: screen.getByText('Agregar evento'),
  });
  expect(findTarget(targetsOf(appPaths.food.path))).toMatchObject({
    element: screen.getByText('Nuevo alimento'),
  });
});
