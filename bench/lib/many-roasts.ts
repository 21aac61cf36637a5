import { sql } from 'kysely'
import { type Database, openDatabase } from '../../src/server/db/open.ts'

export interface Amount {
  people: number
  roasts: number
  reactions: number
}

/**
 * Fills the built-in database of a stopped product: `known` people and others up to `people`, who own `roasts` in a skewed way,
 * the known ones the most; the rows lie in the order of a year in which everybody came and went.
 */
export async function fillWithRoasts(
  dataDir: string,
  known: readonly string[],
  amount: Amount,
): Promise<void> {
  const quiet = { info: () => {}, warn: console.error, error: console.error }
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, quiet)
  try {
    await insertPeople(database.db, known, amount.people)
    await insertRoasts(database.db, amount)
    await insertReactions(database.db, amount)
    await sql`vacuum analyze`.execute(database.db)
  } finally {
    await database.close()
  }
}

type Db = Database['db']

async function insertPeople(db: Db, known: readonly string[], people: number): Promise<void> {
  await sql`
    insert into users (id, email, name)
    select 'person-' || n, 'person-' || n || '@example.com', 'Person ' || n
    from generate_series(${sql.lit(known.length)}, ${sql.lit(people - 1)}) n`.execute(db)
  await sql`
    create table bench_people as
    select row_number() over (order by id <> all(${known}), id) - 1 as number, id from users`.execute(db)
  await sql`create unique index on bench_people (number) include (id)`.execute(db)
}

async function insertRoasts(db: Db, { people, roasts }: Amount): Promise<void> {
  await sql`
    insert into roasts (id, user_id, mode, caption, score, original_text, picture_hash, visibility, laugh, fire,
      receipt_mac, created_at)
    select gen_random_uuid(), bench_people.id, case when n % 3 = 0 then 'rizz' else 'selfie' end,
      'The lamp behind you has filed for a transfer, and it has a case number: ' || n || '.', 1 + n % 10,
      case when n % 3 = 0 then 'Are you a smoke alarm? Because I cannot ignore you at 3 am.' end,
      case when n % 3 <> 0 then md5(n::text) || md5(n::text) end,
      case when n % 10 = 0 then 'public' when n % 4 = 0 then 'link' else 'private' end, n % 7, n % 11,
      md5(n::text) || substr(md5(n::text), 1, 11),
      timestamptz '2026-01-01' + n * interval '30 seconds'
    from generate_series(1, ${sql.lit(roasts)}) n
    join bench_people on number = floor(${sql.lit(people)} * power(abs(hashint4(n)::float8) / 2147483648, 1.5))`.execute(
    db,
  )
}

/** Of people drawn at random; who draws the same roast twice reacts once. */
async function insertReactions(db: Db, { people, roasts, reactions }: Amount): Promise<void> {
  await sql`
    insert into roast_reactions (roast_id, user_id, reaction, created_at)
    select roasts.id, bench_people.id, case when fire % 2 = 0 then 'fire' else 'laugh' end, now()
    from (select id, fire, row_number() over () as n from roasts tablesample system (${sql.lit((100 * reactions) / roasts)})) roasts
    join bench_people on number = abs(hashint4(n::integer)) % ${sql.lit(people)}`.execute(db)
  await sql`drop table bench_people`.execute(db)
}
