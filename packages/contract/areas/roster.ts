import { isEmail } from '@quartet/domain/email.ts'
import { groupBounds } from '@quartet/domain/groups.ts'
import {
  rosterColumns,
  rosterKinds,
  rosterNotes,
  rosterRoles,
  rosterStates,
} from '@quartet/domain/roster.ts'
import { z } from 'zod'
import { unreadRosterErrors } from '../error-groups.ts'
import { nameText, optionalName, rejectCardNumbers, text } from '../fields.ts'
import { limits, rosterFileBytes } from '../limits.ts'
import { SheetError } from '../resource.ts'
import { Id, route, signedIn, upload, Workbook } from '../route.ts'
import { AgeGroupId } from './cms.ts'
import { ShownWords } from './privacy.ts'

/** What the cells of a row may contain; empty cells are null. */
export const RosterDraft = z
  .object({
    first_name: nameText(limits.personName, 'first_name_missing'),
    last_name: nameText(limits.personName, 'last_name_missing'),
    email: text(limits.email, 'email_missing').refine(isEmail, { error: 'email_wrong' }).nullable(),
    member_number: optionalName(limits.memberNumber).nullable(),
    role: z.enum(rosterRoles).nullable(),
    classes: z.array(nameText(groupBounds.name, 'required')).max(limits.rosterClasses).nullable(),
    age_group_id: z.coerce.number<number>().pipe(AgeGroupId).nullable(),
    turns_18_in: z.coerce
      .number<number>()
      .int()
      .min(limits.turns18In.min)
      .max(limits.turns18In.max)
      .nullable(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'country_missing' })
      .nullable(),
    language: z.string().nullable(),
  })
  .superRefine(rejectCardNumbers('member_number'))
export type RosterDraft = z.infer<typeof RosterDraft>

const RosterImport = z.object({
  id: z.number().int(),
  organization_id: z.number().int(),
  organization_name: z.string(),
  file_name: z.string(),
  format: z.enum(['sheet', 'oneroster']),
  whole: z.boolean().describe('Whether members who are not in the file leave.'),
  state: z.enum(rosterStates).describe('`checked`: read, but nothing is written yet.'),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  leaving: z.number().int(),
  unchanged: z.number().int(),
  ignored: z.number().int().describe('Rows of people who get no account, such as parents.'),
  school_consents: z
    .number()
    .int()
    .describe('New people for whom the school consents when the import is applied.'),
  places_missing: z.number().int().describe('How many places the institution lacks.'),
  progress: z.number().describe('0 to 1.'),
  errors: z.array(SheetError).describe('The first 200 errors.'),
  error_count: z.number().int(),
  marked: z.boolean().describe('Whether the rows with errors can be downloaded.'),
  notes: z.number().int().describe('Rows that could not be undone completely.'),
  undo_until: z.string().nullable().describe('ISO 8601; null when it cannot be undone.'),
  created_at: z.string().describe('ISO 8601.'),
  done_at: z.string().nullable().describe('ISO 8601.'),
  by: z.string().nullable().describe('The name of who imported it; null after their erasure.'),
})
RosterImport.register(z.globalRegistry, {
  id: 'RosterImport',
  description:
    'The result, or the expected result, of importing a roster. Nothing is written unless the whole file is free of errors.',
})
export type RosterImport = z.infer<typeof RosterImport>

const RosterChange = z.object({
  row: z.number().int().nullable().describe('Null for people who are not in the file.'),
  id: z.number().int().nullable().describe('Null for a new person who is not added yet.'),
  kind: z.enum(rosterKinds),
  name: z.string(),
  note: z.enum(rosterNotes).nullable().describe('What could not be undone.'),
  cells: z.array(
    z.object({
      column: z.enum(rosterColumns),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
})
RosterChange.register(z.globalRegistry, {
  id: 'RosterChange',
  description: 'What a roster changes about one person.',
})
export type RosterChange = z.infer<typeof RosterChange>

const RosterUpload = z.strictObject({
  file: z.file().describe('An .xlsx workbook, a .csv file, or OneRoster as users.csv or .zip.'),
  organization_id: Id.optional().describe('Required from callers who administer everybody.'),
  whole: z.literal('1').optional().describe('Members who are not in the file leave.'),
  age_group_id: z.coerce
    .number<number>()
    .pipe(AgeGroupId)
    .optional()
    .describe('The age group of students for whom a OneRoster file has no day of birth.'),
})
export type RosterUpload = z.infer<typeof RosterUpload>

const ChangesQuery = z.object({
  kind: z.enum(rosterKinds).optional(),
  noted: z.literal('1').optional().describe('Only what could not be undone completely.'),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(100).default(25),
})
export type RosterChangesQuery = z.infer<typeof ChangesQuery>

const access = signedIn('access_users', 'admin_users')
const byId = z.object({ params: z.object({ id: Id }) })
const Response = z.object({ import: RosterImport })
Response.register(z.globalRegistry, { id: 'RosterImportResponse' })

/** Rosters of an institution, within the scope of the caller. */
export const roster = {
  check: route('POST /users/import', access, 'Read a roster and report what it would change', {
    ...upload(rosterFileBytes, 'sheetPerson'),
    errors: [...unreadRosterErrors, 'organization_ended', 'too_many'],
  })
    .input(z.object({ body: RosterUpload }))
    .output(Response),
  list: route('GET /users/imports', access, 'The imports of an institution, newest first')
    .input(z.object({ query: z.object({ organization_id: Id.optional() }) }))
    .output(z.object({ imports: z.array(RosterImport) })),
  show: route('GET /users/imports/{id}', access, 'How far the import of a roster is', {
    errors: ['import_unknown'],
  })
    .input(byId)
    .output(Response),
  changes: route(
    'GET /users/imports/{id}/changes',
    access,
    'Who is new, changed or leaving with a roster',
    { errors: ['import_unknown'] },
  )
    .input(byId.extend({ query: ChangesQuery }))
    .output(z.object({ changes: z.array(RosterChange), count: z.number().int() })),
  marked: route(
    'GET /users/imports/{id}/marked',
    access,
    'The rows of a roster that have errors as a sheet, their cells marked',
    { errors: ['not_found', 'import_unknown'] },
  )
    .input(byId)
    .output(Workbook),
  apply: route('POST /users/imports/{id}/apply', access, 'Write a checked roster as a job', {
    errors: [
      'import_over',
      'import_unknown',
      'consent_text_changed',
      'places_missing',
      'grant_lacking',
    ],
  })
    .input(
      byId.extend({
        body: z.strictObject({
          shown: ShownWords.optional().describe(
            'The consent texts of the page. Required when the school consents for somebody.',
          ),
        }),
      }),
    )
    .output(Response),
  cancel: route(
    'DELETE /users/imports/{id}',
    access,
    'Cancel the import of a roster: nothing of it is written',
    { errors: ['import_over', 'import_unknown'] },
  )
    .input(byId)
    .output(Response),
  undo: route(
    'POST /users/imports/{id}/undo',
    access,
    'Undo the newest import of an institution within 30 days, as a job',
    { errors: ['import_over', 'import_unknown'] },
  )
    .input(byId)
    .output(Response),
}
