import { type Kysely, sql } from 'kysely'

/** Roasts that somebody owns, and what others made of them. What hangs on a roast goes with the roast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRoasts(db)
  await createReactions(db)
  await createReports(db)
  await createShares(db)
  await createMediaRemovals(db)
}

async function createRoasts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roasts')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('score', 'smallint', (column) => column.notNull())
    .addColumn('original_text', 'text')
    .addColumn('picture_hash', 'text')
    .addColumn('battle_id', 'uuid')
    .addColumn('used_in_video', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('visibility', 'text', (column) =>
      column.notNull().defaultTo('private').check(sql`visibility in ('private', 'link', 'public')`),
    )
    .addColumn('laugh', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fire', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('receipt_mac', 'text', (column) => column.notNull())
    .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
    .addUniqueConstraint('roasts_user_id_receipt_mac', ['user_id', 'receipt_mac'])
    // Room on each page for the new version of a row whose counts change.
    .modifyEnd(sql`with (fillfactor = 90)`)
    .execute()
  await db.schema
    .createIndex('roasts_own')
    .on('roasts')
    .columns(['user_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('roasts_public')
    .on('roasts')
    .columns(['created_at desc', 'id desc'])
    .where(sql.ref('visibility'), '=', sql.lit('public'))
    .execute()
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roast_reactions')
    .addColumn('roast_id', 'uuid', (column) => column.notNull().references('roasts.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reaction', 'text', (column) => column.notNull().check(sql`reaction in ('laugh', 'fire')`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('roast_reactions_once', ['roast_id', 'user_id'])
    .execute()
  await db.schema.createIndex('roast_reactions_user_id').on('roast_reactions').column('user_id').execute()
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roast_reports')
    .addColumn('roast_id', 'uuid', (column) => column.notNull().references('roasts.id').onDelete('cascade'))
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('roast_reports_once', ['roast_id', 'reporter'])
    .execute()
}

async function createShares(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roast_shares')
    .addColumn('roast_id', 'uuid', (column) => column.notNull().references('roasts.id').onDelete('cascade'))
    .addColumn('day', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('roast_shares_once', ['roast_id', 'day'])
    .execute()
}

/** However a roast goes, alone or with its owner, its files are listed for removal in the same transaction. */
async function createMediaRemovals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_removals')
    .addColumn('folder', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`
    create function remove_roast_media() returns trigger language plpgsql as $$
    begin
      insert into media_removals (folder) values ('roasts/' || old.id || '/')
        on conflict (folder) do update set due_at = now();
      return null;
    end $$`.execute(db)
  await sql`
    create trigger roasts_remove_media after delete on roasts
      for each row execute function remove_roast_media()`.execute(db)
}
