/** The widgets in the engine's file. The build writes this module. */
declare module 'eiland:joined';
