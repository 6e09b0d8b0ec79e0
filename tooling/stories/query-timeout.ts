import { configure } from 'storybook/test';

/** A story waits for what a person would wait for: a busy machine must not look like a broken screen. */
configure({ asyncUtilTimeout: 10_000 });
