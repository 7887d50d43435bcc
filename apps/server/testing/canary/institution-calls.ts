import { organizationSheet } from '../../areas/institutions/sheet.ts'
import { writeSheet } from '../../sheets/sheet-format.ts'
import { sendSheet } from '../sheets.ts'
import { type Call, root, type Scene } from './scene.ts'

const ofInstitutions = {
  stored: ['name', 'contact_name', 'contact_email', 'logo', 'city', 'email_domains.0', 'notes'],
  codes: ['country', 'promo_code', 'starts_on', 'ends_on', 'dpa_signed_on'],
}

const wordsOfInstitution = ({ say, address }: Scene) => ({
  ...{
    name: say('name'),
    contact_name: say('contact_name'),
    contact_email: address('contact_email'),
    logo: say('logo'),
    city: say('city'),
  },
  ...{ email_domains: [`${say('email_domains.0')}.example`], notes: say('notes') },
})

const listsOfInstitutions = (call: string): Record<string, Call> => ({
  [call]: {
    passes: ['search_text'],
    codes: ['date_from', 'date_to'],
    write: async (scene) =>
      scene.world.call(`${call}?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
        body: {},
      }),
  },
})

/** Institutions. */
export const institutionCalls: Record<string, Call> = {
  ...listsOfInstitutions('POST /organizations'),
  ...listsOfInstitutions('POST /orgs'),
  ...listsOfInstitutions('POST /organizations/export'),
  'POST /organizations/import': {
    stored: ['file'],
    async write(scene) {
      const cells = { name: scene.say('file'), kind: 'school', status: 'active', seats: 3 }
      const { columns: kinds } = organizationSheet
      const headings = ['id', ...Object.keys(kinds)]
      const columns = headings.map((heading) => ({ heading, width: 10 }))
      const valuesOf: Record<string, string | number> = {
        ...cells,
        consent_mode: 'none',
        code_member_type: 'student',
      }
      const row = headings.map((name) => valuesOf[name] ?? (kinds[name] === 'yes_no' ? 'no' : ''))
      const sheet = await writeSheet('organizations', columns, [row])
      const bytes = new Uint8Array(await sheet.arrayBuffer())
      return sendSheet(scene.world, await root(scene), 'POST /organizations/import', { bytes })
    },
  },
  'GET /organizations/members/{organization_id}': {
    passes: ['search_text'],
    async write(scene) {
      const { id } = await scene.world.organization()
      const where = `GET /organizations/members/${id}?search_text=${scene.say('search_text')}`
      return scene.world.call(where, { token: (await root(scene)).token })
    },
  },
  'GET /orgs': {
    passes: ['search_text'],
    write: async (scene) =>
      scene.world.call(`GET /orgs?search_text=${scene.say('search_text')}`, {
        token: (await root(scene)).token,
      }),
  },
  'PUT /organizations/save': {
    ...ofInstitutions,
    async write(scene) {
      const body = { ...wordsOfInstitution(scene), seats: 3 }
      scene.shared.institution = (
        await scene.world.call('PUT /organizations/save', {
          token: (await root(scene)).token,
          body,
        })
      ).body.organization.id
    },
  },
  'PUT /organizations/save/{organization_id}': {
    ...ofInstitutions,
    codes: [...ofInstitutions.codes, 'edited_at'],
    write: async (scene) =>
      scene.world.call(`PUT /organizations/save/${scene.shared.institution}`, {
        token: (await root(scene)).token,
        body: wordsOfInstitution(scene),
      }),
  },
}
