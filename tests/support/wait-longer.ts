import { configure } from '@testing-library/dom';

/** Milliseconds that `waitFor` and `findBy…` wait, because a busy machine is slow. By default, they wait for one second. */
const TIMEOUT_MS = 5000;

configure({ asyncUtilTimeout: TIMEOUT_MS });
