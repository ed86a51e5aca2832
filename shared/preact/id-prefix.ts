import { createContext } from 'preact';

/** Begins the ids of a root. */
export const IdPrefixContext = createContext('');
