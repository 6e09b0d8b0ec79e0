import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The library does so by itself for the first file of a worker only. */
afterEach(cleanup);
