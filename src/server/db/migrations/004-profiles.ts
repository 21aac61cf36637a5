import { type Kysely, sql } from 'kysely'

/** What a person leaves behind beyond rows: an avatar in the storage, and taps counted on other people's roasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await removeMediaWithPerson(db)
  await uncountReactionsWithPerson(db)
}

/** As with roasts: the files are listed for removal in the transaction that deletes the person. */
async function removeMediaWithPerson(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function remove_profile_media() returns trigger language plpgsql as $$
    begin
      insert into media_removals (folder) values ('profiles/' || old.id || '/')
        on conflict (folder) do update set due_at = now();
      return null;
    end $$`.execute(db)
  await sql`
    create trigger users_remove_media after delete on users
      for each row execute function remove_profile_media()`.execute(db)
}

/** Counts stay what they say: the number of reactions there are. */
async function uncountReactionsWithPerson(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function uncount_reaction() returns trigger language plpgsql as $$
    begin
      update roasts set
        laugh = laugh - (old.reaction = 'laugh')::integer,
        fire = fire - (old.reaction = 'fire')::integer
      where id = old.roast_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger roast_reactions_uncount after delete on roast_reactions
      for each row execute function uncount_reaction()`.execute(db)
}
