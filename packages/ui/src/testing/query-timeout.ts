import { configure } from '@testing-library/react';

/** Parts load lazily, maybe on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
