/** The modules of the kit beside `eiland/kit`, each of which is `shared/kit/<name>.ts`. */
export const KIT_MODULES = ['island', 'model', 'view', 'forms', 'dialog'] as const;
