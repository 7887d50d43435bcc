import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeLog } from '../areas/logs/commands.ts'
import { savedFiles } from '../areas/privacy/queries.ts'
import { migrateDb } from '../db/db.ts'
import { migrateToBaseline } from '../testing/baseline.ts'
import { take } from '../testing/inventory.ts'
import { type Member, makeWorld, type World } from '../testing/world.ts'
import { backUp } from './backup.ts'
import { unlessBackup } from './backup-lock.ts'
import { lastBeforeBaseline, restore } from './restore.ts'

let world: World
let ada: Member
let folder: string
let file: string
const pools: pg.Pool[] = []
beforeAll(async () => {
  world = await makeWorld()
  ada = await world.person({ sharesScores: true, endsAt: new Date('2027-01-01T00:00:00.123Z') })
  await take(world, ada, { texts: awkward })
  await world.organization({
    emailDomains: ['a,b', '', '"{}"', '\\N'],
    consent: { mode: 'school', dpa_signed_at: '\\.', min_age: null },
  })
})
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quartet-backup-'))
  file = path.join(folder, 'quartet.gz')
  return () => rmSync(folder, { recursive: true })
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await world.close()
})

/** Texts that could break a line-based format. */
const awkward = [
  'first line\n\\.\nCOPY public.users (id) FROM stdin;\n',
  'a tab\t, a \\ and \\N, a \r return',
  '-- {"tables":[]} مرحبا 👋🏽 \u2028 \u0001',
]

const url = () => String(world.pool.options.connectionString)
const save = () => backUp(url(), file, world.time.now)
async function emptyDatabase() {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await world.pool.query(`create database ${name}`)
  const address = url().replace(/[^/]+$/, name)
  const pool = new pg.Pool({ connectionString: address, max: 2 })
  pools.push(pool)
  return { url: address, pool }
}

/** Runs another program on the file, like an operator would. */
function tar(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('tar', args, { encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
const textIn = (archive: string) => tar('-xOzf', archive, 'database')

/** Every row of every table, ordered by its text, and the catalogue's description of the tables. */
async function everything(pool: pg.Pool) {
  const { rows: tables } = await pool.query(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle') order by 1`)
  const rows: Record<string, string[]> = {}
  for (const { name } of tables)
    rows[name] = (await pool.query(`select t::text as row from ${name} t order by 1`)).rows.map(
      ({ row }) => row,
    )
  const all = async (sql: string) => (await pool.query(sql)).rows
  return {
    rows,
    columns:
      await all(`select table_schema, table_name, column_name, data_type, is_nullable, column_default, is_identity
      from information_schema.columns where table_schema in ('public', 'drizzle') order by 1, 2, 3`),
    constraints:
      await all(`select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as says, convalidated from pg_constraint
      where connamespace in ('public'::regnamespace, 'drizzle'::regnamespace) order by 1, 2`),
    indexes: await all(
      `select indexdef from pg_indexes where schemaname in ('public', 'drizzle') order by 1`,
    ),
    guards:
      await all(`select oid::regclass::text as on, relrowsecurity, relforcerowsecurity, relacl::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by 1`),
    policies: await all(
      `select tablename, policyname, permissive, roles, cmd, qual, with_check from pg_policies order by 1, 2`,
    ),
    sequences: await all(
      `select schemaname, sequencename, last_value from pg_sequences where schemaname in ('public', 'drizzle') order by 1, 2`,
    ),
  }
}

describe('a backup', { timeout: 120_000 }, () => {
  test('restores every row, constraint and sequence, and the application can continue from there', async () => {
    const { tables } = await save()
    const other = await emptyDatabase()
    await restore(other.url, file)
    const original = await everything(world.pool)
    expect(await everything(other.pool)).toEqual(original)
    expect(original.rows['public.answers']).toHaveLength(31)
    expect(original.rows['drizzle.__drizzle_migrations']?.length).toBeGreaterThan(0)
    expect(Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(
        Object.entries(original.rows)
          .filter(([name]) => !['public.erased_people', 'public.share_links'].includes(name))
          .map(([name, rows]) => [name, rows.length]),
      ),
    )

    await migrateDb(other.url)
    expect(await everything(other.pool)).toEqual(original)
    const { rows } = await other.pool.query(
      `insert into organizations (name, promo_code, seats) values ('Next', 'NEXT', 1) returning id`,
    )
    const { rows: ids } = await world.pool.query('select max(id) + 1 as id from organizations')
    expect(rows).toEqual(ids)
  })

  test('is a consistent snapshot while others write', async () => {
    await world.pool.query(
      `insert into captchas_used select 'filler' || g, now() from generate_series(1, 200000) g`,
    )
    const write = () =>
      world.db.transaction(async (tx) => {
        await writeLog(tx, world.time.now, {
          action: 'update',
          entity: 'users',
          actorId: ada.id,
          subjectId: ada.id,
        })
        await tx.execute(
          `insert into configuration values ('written', '1') on conflict (key) do update set value = to_jsonb((select count(*) from logs))`,
        )
      })
    await write()
    let writing = true
    let written = 0
    const writer = (async () => {
      while (writing) await write().then(() => written++)
    })()
    while (written < 5) await new Promise((resolve) => setTimeout(resolve, 5))
    const before = written
    await save()
    const during = written - before
    writing = false
    await writer
    expect(during).toBeGreaterThan(5)

    const other = await emptyDatabase()
    await restore(other.url, file)
    const count = async (pool: pg.Pool, sql: string) =>
      Number((await pool.query(`select count(*) from ${sql}`)).rows[0].count)
    // tables that every writer changes together
    expect(
      await count(
        other.pool,
        'logs full join log_values on log_id = id where id is null or log_id is null',
      ),
    ).toBe(0)
    const { rows } = await other.pool.query(
      `select value::int from configuration where key = 'written'`,
    )
    expect(await count(other.pool, 'logs')).toBe(rows[0].value)
    expect(await count(other.pool, 'logs')).toBeLessThan(await count(world.pool, 'logs'))
    await world.pool.query(`delete from captchas_used; delete from configuration`)
  })

  test('is readable only by its owner, leaves no other file, and overwrites no file', async () => {
    await save()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['quartet.gz'])
    const first = readFileSync(file)
    await expect(save()).rejects.toMatchObject({ reason: 'file_exists' })
    expect(readFileSync(file).equals(first)).toBe(true)
  })

  test('contains no waiting mail, whose codes and links would be in clear text', async () => {
    await world.db.transaction((tx) =>
      world.services.queue.send(tx, 'mail', {
        to: 'a@example.org',
        subject: 's',
        text: 'code 904711',
        html: '',
      }),
    )
    await save()
    expect(textIn(file)).toContain('COPY public.users')
    expect(textIn(file)).not.toContain('904711')
  })

  test('leaves nothing behind when it is stopped or cannot be written', async () => {
    const stopping = new AbortController()
    const stopped = backUp(url(), file, world.time.now, { signal: stopping.signal })
    stopping.abort()
    await expect(stopped).rejects.toThrow(/abort/)
    await expect(
      backUp(url(), path.join(folder, 'missing/quartet.gz'), world.time.now),
    ).rejects.toThrow('ENOENT')
    expect(readdirSync(folder)).toEqual([])
  })

  test('fails for a database without Quartet', async () => {
    const { url: nothing } = await emptyDatabase()
    await expect(backUp(nothing, file, world.time.now)).rejects.toMatchObject({
      reason: 'nothing_there',
    })
    expect(existsSync(file)).toBe(false)
  })
})

describe('an owner who is not a superuser', { timeout: 120_000 }, () => {
  /** Row-level security applies to this owner as it does to the application. */
  const asOwner = async () => {
    const { url: address, pool } = await emptyDatabase()
    await world.pool.query(`
      do $$ begin create role keeper login createrole password 'keeper'; exception when duplicate_object then null; end $$;
      grant quartet_app, quartet_platform, quartet_keeper, quartet_queue to keeper with admin option;
      alter database ${path.basename(address)} owner to keeper`)
    await pool.query('alter schema public owner to keeper')
    const own = address.replace(/quartet:[^@]+@/, 'keeper:keeper@')
    return { url: own, pool }
  }

  test('backs up and restores every row as well', async () => {
    await save()
    const [one, two] = [await asOwner(), await asOwner()]
    await restore(one.url, file)
    const again = path.join(folder, 'again.gz')
    await backUp(one.url, again, world.time.now)
    await restore(two.url, again)
    const original = await everything(world.pool)
    const restored = await everything(two.pool)
    expect(restored).toEqual(await everything(one.pool))
    expect(restored.rows).toEqual(original.rows)
    expect(
      restored.guards.filter(({ relforcerowsecurity }) => relforcerowsecurity).length,
    ).toBeGreaterThan(10)
    expect(restored.policies).toEqual(original.policies)
    expect(restored.rows['public.users']).not.toEqual([])
  })

  test('gets an error instead of an incomplete backup when a table hides rows', async () => {
    await save()
    const { url: own, pool } = await asOwner()
    await restore(own, file)
    await pool.query(`create policy a_part on settings to quartet_platform using (key <> 'tts');
      alter table settings enable row level security; alter table settings force row level security`)
    const half = path.join(folder, 'half.gz')
    await expect(backUp(own, half, world.time.now)).rejects.toMatchObject({
      reason: 'hidden',
      message: expect.stringContaining('public.settings'),
    })
    expect(existsSync(half)).toBe(false)
  })
})

describe('a restore', { timeout: 120_000 }, () => {
  /** Writes a backup of the older format: only the text of the database. */
  const changed = (change: (text: string) => string) =>
    writeFileSync(file, gzipSync(change(textIn(file))))
  const flipped = (share: number) => {
    const bytes = readFileSync(file)
    const at = Math.floor(bytes.length * share)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }
  const nothingIn = async ({ pool }: { pool: pg.Pool }) =>
    expect(
      (
        await pool.query(
          `select count(*)::int as n from pg_namespace where nspname in ('drizzle', 'jobs')`,
        )
      ).rows[0].n,
    ).toBe(0)

  test.each([
    ['a flipped bit at the begin', 'damaged', () => flipped(0.1)],
    ['a flipped bit in the middle', 'damaged', () => flipped(0.5)],
    ['a flipped bit in the last byte', 'damaged', () => flipped(0.9999)],
    ['its end missing', 'damaged', () => writeFileSync(file, readFileSync(file).subarray(0, -200))],
    [
      'half of it missing',
      'damaged',
      () => writeFileSync(file, readFileSync(file).subarray(0, 3000)),
    ],
    [
      'a changed row',
      'damaged',
      () => changed((text) => text.replace('Ada\tPerson', 'Eve\tPerson')),
    ],
    ['a row less', 'damaged', () => changed((text) => text.replace(/\n1\t[^\n]*/, ''))],
    [
      'a table less',
      'damaged',
      () => changed((text) => text.replace(/COPY public\.answers [\s\S]*?\n\\\.\n/, '')),
    ],
    ['no manifest', 'damaged', () => changed((text) => text.replace(/-- \{"tables".*\n$/, ''))],
    [
      'the text of another program',
      'not_a_backup',
      () => changed((text) => text.replace('quartet backup', 'PostgreSQL database dump')),
    ],
    ['plain text', 'not_a_backup', () => writeFileSync(file, 'select 1;\n')],
    ['no text at all', 'damaged', () => writeFileSync(file, '')],
    ['no file', 'not_a_backup', () => rmSync(file)],
    [
      'a migration more than this application knows',
      'newer',
      () => changed((text) => text.replace(/"migrations":\[[^\]]*/, '$&,"abc"')),
    ],
    [
      'another migration than this application has',
      'other_version',
      () => changed((text) => text.replace(/"migrations":\["\w/, '$&x')),
    ],
  ])('rejects a file with %s and changes nothing', async (_, reason, spoil) => {
    await save()
    const other = await emptyDatabase()
    spoil()
    await expect(restore(other.url, file)).rejects.toMatchObject({ reason })
    await nothingIn(other)
  })

  test('accepts a file from before backups contained files', async () => {
    await save()
    changed((text) => text)
    const other = await emptyDatabase()
    expect(
      (await restore(other.url, file, { directory: path.join(folder, 'files') })).files,
    ).toEqual([])
    expect((await everything(other.pool)).rows).toEqual((await everything(world.pool)).rows)
  })

  test('restores a backup from before the baseline with the same tables, and a start migrates it', async () => {
    const old = await emptyDatabase()
    await migrateToBaseline(old.url)
    await old.pool.query(
      `insert into languages (title, locale, tag) values ('English', 'en', 'en')`,
    )
    await old.pool.query(`
      with baseline as (delete from drizzle.__drizzle_migrations returning created_at)
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'an older one', created_at - 1 from baseline union all select '${lastBeforeBaseline}', created_at from baseline`)

    await backUp(old.url, file, world.time.now)
    const other = await emptyDatabase()
    await restore(other.url, file)
    expect(await everything(other.pool)).toEqual(await everything(old.pool))
    await migrateDb(old.url)
    await migrateDb(other.url)
    expect(await everything(other.pool)).toEqual(await everything(old.pool))
  })

  test('tables from before the baseline are not migrated, with the way to do it', async () => {
    const old = await emptyDatabase()
    await migrateToBaseline(old.url)
    await old.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1')
    await expect(migrateDb(old.url)).rejects.toThrow(/start commit \w+ once/)
  })

  test('rejects a database that is not empty and changes nothing', async () => {
    await save()
    const other = await emptyDatabase()
    await other.pool.query('create table precious (id int); insert into precious values (1)')
    await expect(restore(other.url, file)).rejects.toMatchObject({
      reason: 'not_empty',
      message: expect.stringContaining('public.precious'),
    })
    expect((await other.pool.query('select * from precious')).rows).toEqual([{ id: 1 }])
    await nothingIn(other)
    const before = await everything(world.pool)
    await expect(restore(url(), file)).rejects.toMatchObject({ reason: 'not_empty' })
    expect(await everything(world.pool)).toEqual(before)
  })

  test('leaves the database unchanged when it fails, and can be tried again', async () => {
    await save()
    const other = await emptyDatabase()
    // the file is intact, but its rows violate a constraint
    const whole = readFileSync(file)
    await world.pool.query('alter table attempts drop constraint attempts_user_id_users_id_fk')
    await world.pool.query(`update attempts set user_id = 999999`)
    const broken = path.join(folder, 'broken.gz')
    await backUp(url(), broken, world.time.now)
    await expect(restore(other.url, broken)).rejects.toThrow('attempts_user_id_users_id_fk')
    await nothingIn(other)
    writeFileSync(file, whole)
    await restore(other.url, file)
    await world.pool.query(`update attempts set user_id = ${ada.id}`)
    await world.pool.query(
      'alter table attempts add constraint attempts_user_id_users_id_fk foreign key (user_id) references users (id)',
    )
  })
})

describe('files of people', { timeout: 120_000 }, () => {
  const names = {
    photo: `${'p'.repeat(32)}.webp`,
    page: `${'0a'.repeat(16)}.webp`,
    other: `${'q'.repeat(32)}.webp`,
  }
  const directory = () => path.join(world.folder)
  const options = () => ({ files: { directory: directory(), named: savedFiles } })
  const there = () => path.join(folder, 'there')
  const filesAt = (place: string) =>
    ['avatars', 'pages', 'exports'].flatMap((kind) =>
      existsSync(path.join(place, kind))
        ? readdirSync(path.join(place, kind)).map((name) => `${kind}/${name}`)
        : [],
    )
  const photo = Buffer.from('a photo of somebody')
  beforeAll(async () => {
    await world.pool.query(`update users set image = '${names.photo}' where id = ${ada.id}`)
    await world.pool.query(`insert into cms (key, title, body_html, language_id, "order")
      values ('faq_files', 'A page', '<img src="/api/cms/picture/${names.page}" alt="x">', 1, 1)`)
    await world.services.files.write('avatars', names.photo, photo)
    await world.services.files.write('avatars', names.other, Buffer.from('named by nobody'))
    await world.services.files.write('pages', names.page, Buffer.alloc(3_000_000, 'x'))
    await world.services.files.write(
      'exports',
      'export.zip',
      Buffer.from('written again on request'),
    )
  })
  afterAll(() =>
    world.pool.query(`update users set image = null; delete from cms where key = 'faq_files'`),
  )

  test('are restored with the rows that name them, without other files', async () => {
    const { files, missing } = await backUp(url(), file, world.time.now, options())
    expect([files.map(({ kind, name }) => `${kind}/${name}`), missing]).toEqual([
      [`avatars/${names.photo}`, `pages/${names.page}`],
      [],
    ])
    const members = tar('-tzf', file).trim().split('\n')
    const parts = members.filter((name) => /^database\/\d{6}\.sql$/.test(name))
    expect(members).toEqual([
      ...parts.toSorted(),
      ...files.map(({ kind, name }) => `files/${kind}/${name}`),
      'manifest.json',
    ])
    const other = await emptyDatabase()
    await restore(other.url, file, { directory: there() })
    expect(filesAt(there())).toEqual([`avatars/${names.photo}`, `pages/${names.page}`])
    expect(readFileSync(path.join(there(), 'avatars', names.photo)).equals(photo)).toBe(true)
    expect(statSync(path.join(there(), 'avatars', names.photo)).mode & 0o777).toBe(0o600)
    expect(readdirSync(there())).toEqual(['avatars', 'pages'])
  })

  test('are removed only after a running backup, which contains the files of its snapshot', async () => {
    const holding = await world.pool.connect()
    // makes the backup wait for its snapshot while it holds its advisory lock
    await holding.query('begin; lock table users in access exclusive mode')
    const saving = backUp(url(), file, world.time.now, options())
    const waits = `select from pg_stat_activity where application_name = 'quartet backup' and wait_event_type = 'Lock' and datname = current_database()`
    while ((await world.pool.query(waits)).rowCount === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    const removed = () => world.services.files.remove('avatars', names.photo)
    expect(await unlessBackup(world.services.db, removed)).toBe(false)
    await holding.query('rollback')
    holding.release()
    expect((await saving).files.map(({ name }) => name)).toContain(names.photo)
    expect(await unlessBackup(world.services.db, removed)).toBe(true)
    expect(filesAt(directory())).not.toContain(`avatars/${names.photo}`)
    await world.services.files.write('avatars', names.photo, photo)
  })

  test('are reported if missing, and a backup without access to the files fails', async () => {
    await world.services.files.remove('avatars', names.photo)
    expect((await backUp(url(), file, world.time.now, options())).missing).toEqual([
      `avatars/${names.photo}`,
    ])
    await world.services.files.write('avatars', names.photo, photo)
    const away = { files: { directory: path.join(folder, 'nowhere'), named: savedFiles } }
    await expect(
      backUp(url(), path.join(folder, 'away'), world.time.now, away),
    ).rejects.toMatchObject({ reason: 'files_away' })
    expect(readdirSync(folder)).toEqual(['quartet.gz'])
  })

  const repacked = (change: (place: string) => void, members?: (names: string[]) => string[]) => {
    const place = path.join(folder, 'open')
    mkdirSync(place)
    const inside = tar('-tzf', file).trim().split('\n')
    tar('-xzf', file, '-C', place)
    change(place)
    tar('-czf', file, '-C', place, '--no-recursion', ...(members ? members(inside) : inside))
    rmSync(place, { recursive: true })
  }
  test.each([
    [
      'with a changed file',
      () =>
        repacked((place) =>
          writeFileSync(path.join(place, 'files/avatars', names.photo), 'somebody else'),
        ),
    ],
    [
      'without one of its files',
      () =>
        repacked(
          () => {},
          (inside) => inside.filter((name) => !name.includes(names.photo)),
        ),
    ],
    [
      'without its end',
      () =>
        repacked(
          () => {},
          (inside) => inside.slice(0, -1),
        ),
    ],
    [
      'with a file for another place',
      () =>
        repacked(
          (place) => writeFileSync(path.join(place, 'evil'), 'x'),
          (inside) => ['-P', ...inside.slice(0, -1), '../open/evil', ...inside.slice(-1)],
        ),
    ],
    [
      'with a link',
      () =>
        repacked(
          (place) => symlinkSync('/etc/passwd', path.join(place, 'files/avatars/link.webp')),
          (inside) => [...inside.slice(0, -1), 'files/avatars/link.webp', ...inside.slice(-1)],
        ),
    ],
    [
      'with half of its bytes',
      () => writeFileSync(file, readFileSync(file).subarray(0, readFileSync(file).length / 2)),
    ],
  ])('of a backup %s are rejected together with its database', async (_, spoil) => {
    await backUp(url(), file, world.time.now, options())
    spoil()
    const other = await emptyDatabase()
    await expect(restore(other.url, file, { directory: there() })).rejects.toMatchObject({
      reason: 'damaged',
    })
    expect([
      existsSync(there()),
      (await other.pool.query(`select from pg_namespace where nspname = 'drizzle'`)).rowCount,
    ]).toEqual([false, 0])
  })

  test('are removed when a restore fails at its very end, and existing ones stay', async () => {
    await backUp(url(), file, world.time.now, options())
    const other = await emptyDatabase()
    mkdirSync(path.join(there(), 'avatars'), { recursive: true })
    writeFileSync(path.join(there(), 'avatars', names.other), 'mine')
    writeFileSync(path.join(there(), 'pages'), 'a file where a folder has to be')
    await expect(restore(other.url, file, { directory: there() })).rejects.toThrow()
    expect(readdirSync(path.join(there(), 'avatars'))).toEqual([names.other])
    expect(
      (await other.pool.query(`select from pg_namespace where nspname = 'drizzle'`)).rowCount,
    ).toBe(0)
    rmSync(path.join(there(), 'pages'))
    await restore(other.url, file, { directory: there() })
    expect(filesAt(there())).toEqual(
      [`avatars/${names.photo}`, `avatars/${names.other}`, `pages/${names.page}`].sort(),
    )
  })

  test('cannot be read without the key of the recipient', async () => {
    const [identity, stranger] = [await generateX25519Identity(), await generateX25519Identity()]
    await backUp(url(), file, world.time.now, {
      ...options(),
      recipient: await identityToRecipient(identity),
    })
    const bytes = readFileSync(file)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect([bytes.includes('person1@example.org'), bytes.includes('photo of somebody')]).toEqual([
      false,
      false,
    ])
    const other = await emptyDatabase()
    const open = (identity?: string) => restore(other.url, file, { directory: there(), identity })
    await expect(open()).rejects.toMatchObject({ reason: 'identity_missing' })
    await expect(open(stranger)).rejects.toMatchObject({ reason: 'identity_wrong' })
    await expect(open('not a key')).rejects.toMatchObject({ reason: 'identity_wrong' })
    writeFileSync(
      file,
      Buffer.concat([
        bytes.subarray(0, 9000),
        Buffer.from([bytes[9000] === 0 ? 1 : 0]),
        bytes.subarray(9001),
      ]),
    )
    await expect(open(identity)).rejects.toMatchObject({ reason: 'damaged' })
    writeFileSync(file, bytes)
    expect((await open(identity)).files).toHaveLength(2)
    expect((await everything(other.pool)).rows).toEqual((await everything(world.pool)).rows)
    await expect(
      backUp(url(), path.join(folder, 'wrong'), world.time.now, { recipient: 'age1nobody' }),
    ).rejects.toMatchObject({
      reason: 'recipient_wrong',
    })
  })
})
