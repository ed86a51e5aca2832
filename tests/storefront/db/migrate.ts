import { Migrator } from 'kysely/migration';
import type { Db } from './schema.ts';
import { migrations } from './migrations.ts';

/** Brings a database up to the newest tables; two processes that start at once do it once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
