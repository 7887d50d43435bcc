import { type ExportSection, exportSections } from '@quartet/domain/own-data.ts'
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { OwnDataPart } from '../../data-export/own-data-zip.ts'
import type { Reader, Transaction } from '../../db/db.ts'
import { StreamedFile } from '../../files/streamed-file.ts'
import type { Services } from '../../services.ts'
import { knownContacts } from '../contacts/queries.ts'
import { invitationsOf } from '../invitations/queries.ts'
import { languages } from '../languages/tables.ts'
import { users } from '../users/tables.ts'
import { exports } from './tables.ts'

/**
 * One part of an export: the tables it is taken from, and a person's rows with their wire names.
 * Every row is one object.
 */
type Section = { tables: readonly string[]; rows: (userId: number) => SQL }

/**
 * Everything that is stored about a person (method D44), in the order in which it is read. A table
 * that references users is listed here or, with the reason, in `leftOut`; a test compares both with
 * the database. Contains no secrets, and about other people only who consented for the person and
 * who read the profile. A class session holds nothing back from it, because the right to it has no
 * such exception.
 */
export const sections = {
  account: {
    tables: ['users', 'erasure_orders'],
    rows: (id) => sql`
      select u.first_name, u.last_name, u.email, u.email_verified_at, u.country, nullif(u.city, '') as city, nullif(u.state, '') as region, nullif(u.zip_code, '') as zip_code, u.age_group_id, u.turns_18_in, l.tag as language,
        o.name as institution, u.member_number, u.type, u.job_title, u.about_me, u.topics, u.skills, u.image is not null as has_picture,
        u.flow_instructions, u.task_instructions, u.consent_by, u.awaiting_consent_since, u.created_at, u.last_active_at, u.erasure_notice_at,
        u.contract_told_for, u.cover_ended_at as institution_left_at, u.erase_from, e.by as erasure_by, e.reason as erasure_reason, u.removed = 1 as removed
      from users u join languages l on l.id = u.language_id left join organizations o on o.id = u.organization_id
        left join erasure_orders e on e.user_id = u.id where u.id = ${id}`,
  },
  roles: {
    tables: ['user_roles'],
    rows: (id) =>
      sql`select r.name as role, x.granted_at as since from user_roles x join roles r on r.id = x.role_id where x.user_id = ${id} order by r.id`,
  },
  permissions: {
    tables: ['user_permissions'],
    rows: (id) =>
      sql`select permission, granted from user_permissions where user_id = ${id} order by permission`,
  },
  subscription: {
    tables: ['subscriptions'],
    rows: (id) => sql`
      select plan, term, auto_renew, subscription_ends_at, trial_ends_at, past_due_since, failures as failed_charges, noticed_end as announced_end, card_brand, card_last4, card_exp_month, created_at
      from subscriptions where user_id = ${id}`,
  },
  payments: {
    tables: ['payments'],
    rows: (id) => sql`
      select id as receipt, plan, term, round(price / 100.0, 2) as amount, currency, state, card_brand, card_last4, card_exp_month, paid_from, paid_until,
        created_at, settled_at as paid_at
      from payments where user_id = ${id} order by id`,
  },
  scores: {
    tables: ['scores'],
    rows: (id) => sql`
      select sequence, precision, technical_reasoning, confluence, classification, source, quality_flags, scored_at from scores where user_id = ${id}`,
  },
  attempts: {
    tables: ['attempts'],
    rows: (id) => sql`
      select t.id as attempt, f.title as form, t.created_at as started_at, t.finished_at, t.lapsed_at, t.assisted, t.sequence, t.precision,
        t.technical_reasoning, t.confluence, t.quality_flags, t.answers_erased_at
      from attempts t join forms f on f.id = t.form_id where t.user_id = ${id} order by t.id`,
  },
  answers: {
    tables: ['answers'],
    rows: (id) => sql`
      select a.attempt_id as attempt, a.number, q.text as question, a.value, a.text as answer, a.ms
      from answers a join attempts t on t.id = a.attempt_id join questions q on q.id = a.question_id
      where t.user_id = ${id} order by a.attempt_id, a.number`,
  },
  result_reviews: {
    tables: ['result_reviews'],
    // not by whom
    rows: (id) => sql`
      select r.attempt_id as attempt, r.decision, r.note, r.created_at as decided_at
      from result_reviews r join attempts t on t.id = r.attempt_id where t.user_id = ${id} order by r.id`,
  },
  own_statements: {
    tables: ['attribute_groups', 'attribute_versions'],
    rows: (id) => sql`
      select g.pattern, g.type as degree, v.title as statement, v.removed = 1 as removed, greatest(v.edited_at, g.edited_at) as edited_at
      from attribute_groups g join attribute_versions v on v.group_key = g.key where g.user_id = ${id} order by v.id`,
  },
  chosen_statements: {
    tables: ['selected_attributes'],
    rows: (id) => sql`
      select a.pattern, a.type as degree, a.title as statement, s.ticked as on_profile from selected_attributes s join attributes a on a.id = s.attribute_id
      where s.user_id = ${id} order by a.pattern, a.id`,
  },
  tasks: {
    tables: ['tasks'],
    // only whether a task was given or imported is exported, not by whom or from what it was copied
    rows: (id) => sql`
      select t.id as task, t.area, t.name, t.description, l.tag as language, p.name as topic, t.status, t.priority, t.due_date, t.category, t.marks, (
          select json_agg(json_build_object('pattern', key, 'degree', value)) from jsonb_each_text(t.needed)) as needed,
        t.needed_source, t.decoded_at, t.drill, t.duties, t.pushed_by is not null as was_given, t.classroom_ref is not null as from_classroom,
        t.created_at, t.updated_at, t.removed = 1 as removed, t.removed_at
      from tasks t join topics p on p.id = t.topic_id left join languages l on l.id = t.language_id where t.user_id = ${id} order by t.id`,
  },
  team_tasks: {
    tables: ['team_tasks'],
    rows: (id) => sql`
      select t.id as task, p.area, g.name as team, t.name, t.description, l.tag as language, p.name as topic, t.status, t.marks, (
          select json_agg(json_build_object('pattern', key, 'degree', value)) from jsonb_each_text(t.needed)) as needed,
        t.decoded_at, t.created_at, t.updated_at
      from team_tasks t join teams g on g.id = t.team_id join topics p on p.id = t.topic_id left join languages l on l.id = t.language_id
      where t.created_by = ${id} order by t.id`,
  },
  own_strategies: {
    tables: ['own_strategies'],
    rows: (id) => sql`
      select o.task_id as task, o.pattern, o.body as strategy, o.created_at
      from own_strategies o join tasks t on t.id = o.task_id where t.user_id = ${id} order by o.id`,
  },
  chosen_strategies: {
    tables: ['chosen_strategies'],
    rows: (id) => sql`
      select c.task_id as task, coalesce(s.title || ': ' || s.body, a.title, o.body) as strategy, c.worked
      from chosen_strategies c join tasks t on t.id = c.task_id left join strategies s on s.id = c.strategy_id
        left join attributes a on a.id = c.attribute_id left join own_strategies o on o.id = c.own_strategy_id
      where t.user_id = ${id} order by c.task_id, c."order", c.id`,
  },
  career_statements: {
    tables: ['selected_career_statements'],
    rows: (id) => sql`
      select distinct on (x.group_key) s.pattern, s.type as degree, s.title as statement
      from selected_career_statements x join users u on u.id = x.user_id left join career_statements s on s.group_key = x.group_key
      where x.user_id = ${id} order by x.group_key, (s.language_id = u.language_id) desc, s.language_id`,
  },
  team_statements: {
    tables: ['selected_team_statements'],
    rows: (id) => sql`
      select distinct on (x.statement_key) q.title as question, s.pattern, s.type as degree, s.title as statement
      from selected_team_statements x join users u on u.id = x.user_id
        left join team_statements s on s.group_key = x.statement_key
        left join statement_questions q on q.id = s.question_id
      where x.user_id = ${id} order by x.statement_key, (s.language_id = u.language_id) desc, s.language_id`,
  },
  classroom: {
    tables: ['classroom_links', 'classroom_pulled'],
    rows: (id) => sql`
      select l.student_classroom_id, l.linked_at, l.synced_at, p.coursework
      from (select json_agg(ref order by ref) as coursework from classroom_pulled where user_id = ${id}) p
      left join classroom_links l on l.user_id = ${id} where l.user_id is not null or p.coursework is not null`,
  },
  consents: {
    tables: ['consents', 'consent_texts'],
    rows: (id) => sql`
      select c.purpose, c.by, c.how, c.guardian_email, o.name as institution, c.given_at, c.withdrawn_at, l.tag as language, c.text_version, c.text_digest,
        case when t.digest is null then 'not_saved' else replace(replace(replace(
          (select string_agg(regexp_replace(regexp_replace(value, '<[^>]*>', ' ', 'g'), '[{][{]\\s*(\\w+)\\s*[}][}]', '{{\\1}}', 'g'), E'\\n' order by at)
            from json_each_text(t.text) with ordinality as words (key, value, at)),
          '{{name}}', u.first_name), '{{names}}', u.first_name), '{{institution}}', coalesce(o.name, home.name, '')) end as words
      from consents c join users u on u.id = c.user_id left join organizations o on o.id = c.organization_id
        left join organizations home on home.id = u.organization_id left join consent_texts t on t.digest = c.text_digest
        left join languages l on l.locale = t.language where c.user_id = ${id} order by c.id`,
  },
  guardian: {
    tables: ['consent_requests', 'join_requests'],
    rows: (id) => sql`
      select guardian_email, state, country, created_at, sent_at, expires_at from consent_requests where user_id = ${id}
      union all select guardian_email, case when expires_at is null then 'given' else 'asked' end, null, sent_at, sent_at, expires_at from join_requests where user_id = ${id}`,
  },
  devices: {
    tables: ['sessions'],
    rows: (id) => sql`
      select browser, system, remembered, card_id is not null as by_class_card, created_at, last_used_at, expires_at from sessions where user_id = ${id} order by created_at`,
  },
  sign_ins: {
    tables: ['identities'],
    rows: (id) =>
      sql`select issuer, subject, email, created_at as linked_at, last_used_at from identities where user_id = ${id} order by id`,
  },
  second_factor: {
    tables: ['authenticators', 'passkeys'],
    rows: (id) => sql`
      select 'app' as way, null as name, created_at as since, null as last_used_at from authenticators where user_id = ${id} and encrypted_secret is not null
      union all select 'passkey', name, created_at, last_used_at from passkeys where user_id = ${id} order by since`,
  },
  exports: {
    tables: ['exports'],
    rows: (id) =>
      sql`select state, asked_by, asked_at, ready_at, kept_until, bytes from exports where user_id = ${id} order by id`,
  },
  contacts: {
    tables: ['contacts'],
    // refusals and blocks by the other person stay hidden, and so does whose contact ended
    rows: (id) => sql`
      select case when c.status in ('accepted', 'pending') and u.removed = 0 then nullif(trim(u.first_name || ' ' || u.last_name), '') end as name,
        c.created_at as sent_at, c.requester_id = ${id} as sent_by_you,
        case when c.blocked_by <> ${id} or (c.status = 'declined' and c.requester_id = ${id}) then 'pending' else c.status end as state
      from ${knownContacts(id)} join users u on u.id = case when c.requester_id = ${id} then c.addressee_id else c.requester_id end
      order by c.id`,
  },
  teams: {
    tables: ['teams', 'team_members'],
    // the statement of a team is its leader's; being removed looks like having left
    rows: (id) => sql`
      select t.name, m.created_at, case m.status when 'removed' then 'left' else m.status end as state, m.accepted_at as shares_since, m.statement,
        t.leader_id = ${id} as leads, case when t.leader_id = ${id} then nullif(t.statement, '') end as team_statement
      from team_members m join teams t on t.id = m.team_id where m.user_id = ${id} order by m.id`,
  },
  groups: {
    tables: ['groups', 'group_members', 'group_facilitators'],
    rows: (id) => sql`
      select g.name, case when g.owner_id = ${id} then 'owner' when f.user_id is not null then 'facilitator' else 'member' end as group_role,
        nullif(trim(o.first_name || ' ' || o.last_name), '') as owner, coalesce(m.created_at, f.created_at, g.created_at) as joined_at, g.removed = 1 as removed
      from groups g left join users o on o.id = g.owner_id left join group_members m on m.group_id = g.id and m.user_id = ${id}
        left join group_facilitators f on f.group_id = g.id and f.user_id = ${id}
      where ${id} in (g.owner_id, m.user_id, f.user_id) order by g.id`,
  },
  user_categories: {
    tables: ['user_categories', 'user_category_people'],
    rows: (id) => sql`
      select c.name, o.name as institution, m.created_at as added_at
      from user_category_people m join user_categories c on c.id = m.category_id left join organizations o on o.id = c.organization_id
      where m.user_id = ${id} order by c.id`,
  },
  class_cards: {
    tables: ['class_cards'],
    rows: (id) => sql`
      select g.name as group_name, c.name as name_on_card, c.created_at, c.last_used_on, c.locked_at
      from class_cards c join groups g on g.id = c.group_id where c.user_id = ${id} order by c.id`,
  },
  courses: {
    tables: ['course_enrolments', 'course_evaluations'],
    rows: (id) => sql`
      select c.title as course, e.state, e.created_at as enrolled_at, e.completed_at, v.useful, v.clear, v.pace, v.materials, v.teaching, nullif(v.comment, '') as comment, v.created_at as evaluated_at, v.edited_at
      from course_enrolments e join courses c on c.id = e.course_id left join course_evaluations v on v.course_id = e.course_id and v.user_id = e.user_id
      where e.user_id = ${id} order by e.created_at, c.id`,
  },
  memberships: {
    tables: ['memberships', 'seat_requests', 'roster_import_rows'],
    rows: (id) => sql`
      select o.name as institution, m.joined_at, m.former_type, m.former_role, m.renewal_paused, null as asked_at, null as reserved_until,
        null::timestamptz as imported_at, null::text as import_kind, null::text as import_before
      from memberships m join organizations o on o.id = m.organization_id where m.user_id = ${id}
      union all select o.name, null, null, null, null, s.created_at, s.offered_until, null, null, null
      from seat_requests s join organizations o on o.id = s.organization_id where s.user_id = ${id}
      union all select o.name, null, null, null, null, null, null, i.done_at, r.kind,
        (select nullif(string_agg(value #>> '{}', ', ' order by key), '') from jsonb_each(r.before))
      from roster_import_rows r join roster_imports i on i.id = r.import_id join organizations o on o.id = i.organization_id
      where r.target_id = ${id} and i.done_at is not null`,
  },
  facilitators: {
    tables: ['client_facilitators'],
    rows: (id) => sql`
      select nullif(trim(u.first_name || ' ' || u.last_name), '') as name, f.client_id = ${id} as guides_you, f.created_at
      from client_facilitators f join users u on u.id = case when f.client_id = ${id} then f.facilitator_id else f.client_id end
      where ${id} in (f.client_id, f.facilitator_id) order by f.created_at, u.id`,
  },
  families: {
    tables: ['families', 'family_members'],
    rows: (id) => sql`
      select f.name, 'admin' as family_role, f.code as family_code, null as login_name, f.created_at as joined_at, null::timestamptz as left_at, f.plan_ends_at, null::boolean as shares_more
      from families f where f.admin_id = ${id}
      union all
      select f.name, 'member', null, m.login_name, m.joined_at, m.left_at, null, m.shares from family_members m left join families f on f.id = m.family_id where m.user_id = ${id}`,
  },
  invitations: {
    tables: ['invitations'],
    // who invited only while it can be accepted, and refusals stay hidden
    rows: (id) => sql`
      select i.inviter_id = ${id} as sent_by_you, case when i.inviter_id = ${id} then i.email end as email,
        case when i.inviter_id <> ${id} and i.ended_at is null and u.removed = 0 then nullif(trim(u.first_name || ' ' || u.last_name), '') end as name,
        t.name as team, i.created_at as sent_at, i.expires_at,
        case when i."end" is null or (i."end" = 'declined' and i.inviter_id = ${id}) then 'pending' else i."end" end as state
      from ${invitationsOf(id)} join users u on u.id = i.inviter_id left join teams t on t.id = i.team_id order by i.id`,
  },
  notifications: {
    tables: ['notifications'],
    // only whether somebody else caused it, and not about whom it is
    rows: (id) => sql`
      select created_at as at, kind, case when kind = 'membership' then null when data ? 'name' then jsonb_build_array(data->'name') else data->'names' end as task_names, data->'roles' as new_roles,
        case when kind = 'consent' then data->>'event' end as consent_event, case when kind = 'membership' then data->>'event' end as membership_event,
        case when kind = 'membership' and data->>'event' <> 'facilitator_added' then data->>'name' end as institution, actor_id is not null as by_somebody, read_at
      from notifications where user_id = ${id} order by id`,
  },
  mail_settings: {
    tables: ['mail_settings'],
    rows: (id) =>
      sql`select kind, mail as by_mail from mail_settings where user_id = ${id} order by kind`,
  },
  saved_views: {
    tables: ['saved_views'],
    rows: (id) => sql`
      select list, name, state->>'search_text' as searched, (select json_agg(key || ': ' || value order by key) from jsonb_each_text(state->'filters')) as filters, created_at
      from saved_views where user_id = ${id} order by list, name`,
  },
  views: {
    tables: ['profile_views'],
    rows: (id) => sql`
      select v.at, v.relation, nullif(trim(r.first_name || ' ' || r.last_name), '') as reader
      from profile_views v left join users r on r.id = v.viewer_id where v.user_id = ${id} order by v.id`,
  },
  shares: {
    tables: ['shares'],
    // shares by others about the person are exported without the recipient's address
    rows: (id) => sql`
      select sent_at, kind, recipient, case when user_id = ${id} then nullif(email, '') end as email, user_id = ${id} as sent_by_you, person_id = ${id} as about_you
      from shares where ${id} in (user_id, person_id) order by id`,
  },
  links: {
    tables: ['share_links'],
    // the message only where the person wrote it
    rows: (id) => sql`
      select created_at, kind, title as name, case when user_id = ${id} then nullif(message, '') end as message, expires_at,
        revoked_at as withdrawn_at, views, last_viewed_at as last_used_at, user_id = ${id} as sent_by_you, person_id = ${id} as about_you
      from share_links where ${id} in (user_id, person_id) order by id`,
  },
  log: {
    tables: ['logs', 'log_values'],
    // the actor is only the person, the system or somebody else; values are only those about the
    // person
    rows: (id) => sql`
      select l.at, l.action, l.entity, case when l.actor = u.log_alias then 'self' when l.actor is null then 'system' else 'other' end as by_whom,
        l.count, v.old_value, v.new_value
      from users u join logs l on u.log_alias in (l.subject, l.actor)
      left join log_values v on v.log_id = l.id and l.subject = u.log_alias
      where u.id = ${id} order by l.id`,
  },
} as const satisfies Record<ExportSection, Section>

/** Tables that reference users and are not exported, each with the reason. */
export const leftOut: Record<string, string> = {
  people_search: 'a copy of columns of users',
  verification_codes:
    'holds the digest of a code that was mailed and its times: a secret, gone within a day',
  sheet_imports:
    'spreadsheets of content that an editor sent in: work on what everybody reads, and what became of each is in the log, which is exported',
  roster_imports:
    'files of people that an administrator imported for an institution: data about others, and what became of each is in the log, which is exported',
  user_changes:
    'what an administrator did with many people at once: data about others, and what became of each is in the log, which is exported',
  user_change_rows:
    'whom such a change was about, for 30 days: what was done with the person is in the log, which is exported',
  sheet_import_rows: 'the rows of those spreadsheets: content, about nobody',
  known_devices:
    'holds the digest of a random token in a browser and when it was last used: a secret that only keeps strangers from locking the account',
  sign_in_steps:
    'a sign-in that has begun in one browser, by the digest of its token: gone within ten minutes',
  class_sessions:
    'when a group takes the inventory together, and its code: about nobody, and gone within a day of its end',
  class_session_members: 'who takes part in a class session: gone within a day of its end',
  class_sign_ins: 'the code of a class, the same for everybody in it: about nobody',
  recovery_codes: 'holds digests of codes that only the person has: a secret',
  email_changes:
    'an address that waits for its code, and the digest of the code: gone within half an hour, and the account then holds the address',
  payment_customers:
    'the number of the person at the payment service, by which its customer is deleted with the account; what was paid is in the payments',
  card_pages: 'pages of the payment service on which a card can be saved: gone within a week',
  password_resets: 'holds the digest of a link that was mailed: a secret, gone within a week',
}

/**
 * Opens one cursor over all sections of a person, so that every read sees the same moment. Returns
 * the function that reads it from the beginning.
 */
export async function openContents(tx: Transaction, userId: number) {
  const parts = exportSections.map(
    (name, at) =>
      sql`select ${sql.raw(String(at))} as at, row_to_json(part)::text as row from (${sections[name].rows(userId)}) part`,
  )
  await tx.execute(sql`declare own_data scroll cursor for ${sql.join(parts, sql` union all `)}`)

  return async function* read(): AsyncGenerator<OwnDataPart> {
    await tx.execute(sql`move absolute 0 in own_data`)
    let begun = 0
    const upTo = function* (at: number) {
      for (; begun <= at; begun++) yield { section: exportSections[begun] as ExportSection }
    }
    for (let [count, read] = [few, 1]; read > 0; ) {
      const { rows } = await tx.execute<{ at: number; row: string }>(
        sql`fetch ${sql.raw(String(count))} from own_data`,
      )
      for (const { at, row } of rows) {
        yield* upTo(at)
        if (at !== begun - 1) throw new Error('the sections of an export came in another order')
        yield { row }
      }
      read = rows.length
      count = rows.some(({ row }) => row.length > 10_000) ? few : many
    }
    yield* upTo(exportSections.length - 1)
  }
}

/** Rows fetched at a time: a task may have a megabyte, while small rows may be numerous. */
const few = 4
const many = 200

/**
 * Takes the lock on writing this export until the transaction ends; false when another process has
 * it.
 */
export async function holdExport(tx: Transaction, id: number) {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('exports'), ${id}) as locked`,
  )
  return rows[0]?.locked === true
}

/** The person of an export, with the language of its page. */
export async function findReader(db: Reader, userId: number) {
  const [reader] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      image: users.image,
      ...language,
    })
    .from(users)
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(eq(users.id, userId))
  return reader
}
const language = { languageId: users.languageId, locale: languages.locale }

/** A person's exports, newest first, as they are on the wire. */
export async function showExports(db: Reader, userId: number, by?: 'guardian') {
  const rows = await db
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), by && eq(exports.requestedBy, by)))
    .orderBy(desc(exports.id))
  return {
    exports: rows.map(({ id, requestedBy, state, bytes, requestedAt, readyAt, expiresAt }) => ({
      ...{ id, asked_by: requestedBy, state, bytes },
      asked_at: requestedAt.toISOString(),
      ready_at: readyAt?.toISOString() ?? null,
      kept_until: expiresAt?.toISOString() ?? null,
    })),
  }
}

export async function findExport(db: Reader, id: number) {
  const [row] = await db.select().from(exports).where(eq(exports.id, id))
  return row
}

/**
 * An export file of this person as a response; `export_gone` when it cannot be downloaded at `now`,
 * `missing` also for an export of somebody else.
 */
export async function openFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  userId: number,
  id: number,
  now: Date,
) {
  const [record] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.userId, userId)))
  if (!record) return 'missing'
  const content =
    record.state === 'ready' &&
    record.expiresAt &&
    record.expiresAt > now &&
    (await files.open('exports', record.file))
  if (!content) return 'export_gone'
  const name = `quartet-${record.requestedAt.toISOString().slice(0, 10)}.zip`
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  return { headers, body: new StreamedFile(content, name, 'application/zip') }
}

/** Exports past their expiry, at most 500. */
export const outdated = (db: Reader, now: Date) =>
  db.select().from(exports).where(lte(exports.expiresAt, now)).orderBy(asc(exports.id)).limit(500)
