/** The controls that are in the engine's file; the build writes it. */
declare module 'eiland:joined';
