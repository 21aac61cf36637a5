import { type Kysely, sql } from 'kysely'

/** A guest's receipt names nobody, so it could be saved once by each account: now it is good for one roast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await freeSavedAgain(db)
  await db.schema.alterTable('roasts').dropConstraint('roasts_user_id_receipt_mac').execute()
  await db.schema.alterTable('roasts').addUniqueConstraint('roasts_receipt_mac', ['receipt_mac']).execute()
}

/** Nobody loses a roast: the first account keeps the receipt as well, by age, for when they saved it was not written down. */
async function freeSavedAgain(db: Kysely<unknown>): Promise<void> {
  await sql`
    update roasts set receipt_mac = receipt_mac || ' again ' || roasts.id
    from (
      select roasts.id, row_number() over (partition by receipt_mac order by users.created_at, users.id) as place
      from roasts join users on users.id = roasts.user_id
    ) as saves
    where saves.id = roasts.id and saves.place > 1`.execute(db)
}
