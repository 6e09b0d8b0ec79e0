import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts';

// oxlint-disable-next-line typescript/unbound-method -- put back as they were
const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => tolerateMovedNodes());
afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

function Sending() {
  const [step, setStep] = useState(0);
  return (
    <form>
      <input aria-label="Número de tarjeta" />
      <p>
        {step === 1 && 'Revise el número. '}
        {step < 2 && 'Los datos viajan cifrados. '}
        Paso {step}
      </p>
      <button type="button" onClick={() => setStep(step + 1)}>
        {step === 1 && <svg />}
        {step === 1 ? 'Guardando…' : 'Guardar'}
      </button>
    </form>
  );
}

test('a translated page keeps working: texts come, change and go, and what was typed stays', async () => {
  const user = userEvent.setup();
  const { container } = render(<Sending />);
  await user.type(screen.getByLabelText('Número de tarjeta'), '4111');
  const words = () => container.querySelector('p')?.textContent;

  translate(container);
  await user.click(screen.getByRole('button'));
  expect(words()).toBe('Revise el número. Los datos viajan cifrados. Paso 1');
  expect(screen.getByRole('button').textContent).toBe('Guardando…');
  expect(screen.getByRole('button').firstElementChild?.tagName).toBe('svg');

  translate(container);
  await user.click(screen.getByRole('button'));
  expect(words()).toBe('Paso 2');
  expect(screen.getByRole('button').textContent).toBe('Guardar');
  expect(screen.getByLabelText<HTMLInputElement>('Número de tarjeta').value).toBe('4111');
});

test('a text that the translator has removed causes no error', () => {
  const parent = document.createElement('p');
  const gone = document.createTextNode('antes');
  expect(parent.removeChild(gone)).toBe(gone);
  const next = document.createElement('b');
  parent.insertBefore(next, gone);
  expect(parent.firstChild).toBe(next);
});
