import type { Mark } from '@quartet/domain/decoding.ts'
import type { Needed } from '@quartet/domain/demand.ts'
import { memberStatuses, teamTaskStatuses } from '@quartet/domain/teams.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, searched } from '../../db/columns.ts'
import { currentPerson, ownPolicy, platformPolicy, userPolicy } from '../../db/policies.ts'
import { languages } from '../languages/tables.ts'
import { teamStatementGroups } from '../statements/tables.ts'
import { topicVersions } from '../topics/tables.ts'
import { users } from '../users/tables.ts'

/** A team and its statement (method D21, D33). Its members may belong to several institutions. */
export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text().notNull(),
    /** Null after everybody has left. */
    leaderId: integer('leader_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the leader wrote; empty until then. */
    statement: text().notNull().default(''),
    /** When the members were ready, or the leader started with those who were. */
    startedAt: moment('started_at'),
    /** When the leader saved the statement; null again after a member is added. */
    completedAt: moment('completed_at'),
    /** 1: archived. */
    removed: smallint().$type<0 | 1>().notNull().default(0),
    createdAt: createdAt(),
    /** When anything that its members see last changed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
    searched: searched(sql`name`),
  },
  (t) => [
    index('teams_leader').on(t.leaderId),
    platformPolicy(),
    ownPolicy(sql`${t.leaderId} = ${currentPerson}`),
  ],
)

/** A member or an invited address; an address becomes a person when its owner has an account. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case; null for people who were chosen by name. */
    email: text(),
    status: text({ enum: memberStatuses }).notNull().default('invited'),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the member consented to share scores with this team; null when they do not. */
    acceptedAt: moment('accepted_at'),
    /** How they will work with this team; empty until written. */
    statement: text().notNull().default(''),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('team_members_user').on(t.teamId, t.userId).where(sql`${t.userId} is not null`),
    uniqueIndex('team_members_email').on(t.teamId, t.email).where(sql`${t.email} is not null`),
    index('team_members_of').on(t.userId, t.status),
    index('team_members_invited_by').on(t.invitedBy),
    check('team_members_who', sql`${t.userId} is not null or ${t.email} is not null`),
    platformPolicy(),
    ownPolicy(sql`${t.userId} = ${currentPerson}`),
  ],
)

/** The statements of the catalogue that people chose about themselves in any team (method D20). */
export const selectedTeamStatements = pgTable(
  'selected_team_statements',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    statementKey: text('statement_key')
      .notNull()
      .references(() => teamStatementGroups.key, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.statementKey] }),
    index('selected_team_statements_statement').on(t.statementKey),
    platformPolicy(),
    userPolicy(t.userId),
  ],
)

/** A task of a whole team, decoded once for all of it. */
export const teamTasks = pgTable(
  'team_tasks',
  {
    id: id(),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text().notNull(),
    /** The language of the text if it differs from the reader's; it selects the wall. */
    languageId: integer('language_id').references(() => languages.id),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topicVersions.id),
    status: text({ enum: teamTaskStatuses }).notNull().default('to_do'),
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    needed: jsonb().$type<Needed>(),
    decodedAt: moment('decoded_at'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('team_tasks_team').on(t.teamId, t.id),
    index('team_tasks_topic').on(t.topicId),
    index('team_tasks_created_by').on(t.createdBy),
    platformPolicy(),
    ownPolicy(sql`exists (select from teams where teams.id = team_id)`),
  ],
)
