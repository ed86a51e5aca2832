export * from '../format/stars.ts';
