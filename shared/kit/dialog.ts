/** `eiland/kit/dialog`: dialogs for views, apart from fields: a page with one of them does not load both. */
export { Dialog } from '../ui/dialog/Dialog.tsx';
export { Opener } from '../ui/dialog/Opener.tsx';
