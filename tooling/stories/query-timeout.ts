import { configure } from 'storybook/test';

/** A busy machine must not look like a broken page. */
configure({ asyncUtilTimeout: 10_000 });
