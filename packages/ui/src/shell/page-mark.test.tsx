import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageMark } from './page-mark.tsx';

const root = document.documentElement;

test('the page is marked as long as one marker is mounted', () => {
  const sheet = render(<PageMark mark="dialog" />);
  const question = render(<PageMark mark="dialog" />);
  expect(root).toHaveProperty('dataset.pageDialog');
  sheet.unmount();
  expect(root).toHaveProperty('dataset.pageDialog');
  expect(root).not.toHaveProperty('dataset.pageTabs');
  question.unmount();
  expect(root).not.toHaveProperty('dataset.pageDialog');
});
