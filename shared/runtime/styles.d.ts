/** Styles are imported for their effect; the build gathers them per widget. */
declare module '*.css' {}
