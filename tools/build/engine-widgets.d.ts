/** The build writes this module. */
declare module 'eiland:engine-widgets' {}
