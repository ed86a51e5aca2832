export { send } from '../http/send.ts';
