import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewCard } from './new-card.tsx';

const at = '/tabs/mascota-asegurada/1';

function visitNewCard(testApp: TestAppOptions = {}) {
  const element = (
    <main>
      <NewCard petId={1} />
    </main>
  );
  return renderRoutes([{ path: at, element }], { at, as: 'asegurada', ...testApp });
}

test('a pet that was just insured has its card', async () => {
  await visitNewCard();
  expect(await screen.findByRole('img', { name: 'Carnet de Luna: Vigente' })).toBeInTheDocument();
});

test('a card that fails to load is left out', async () => {
  await visitNewCard({ failures: { listCardRecords: 500 } });
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
});
