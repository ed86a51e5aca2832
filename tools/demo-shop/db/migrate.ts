import { Migrator } from 'kysely/migration';
import type { Db } from './schema.ts';
import { migrations } from './migrations.ts';

/** Migrates a database to the latest schema, once, even when two processes start at the same time. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
