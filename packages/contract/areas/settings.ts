import {
  type ConfigurationKey,
  configurationLengths,
  configurationRanges,
  currencies,
  isLink,
  settingKeys,
} from '@quartet/domain/settings.ts'
import { z } from 'zod'
import { nameText, optionalText } from '../fields.ts'
import { everyone, Id, route, signedInEverywhere } from '../route.ts'

const Setting = z.object({
  id: z.number().int(),
  key: z.enum(settingKeys),
  title: z.string(),
  value: z.boolean(),
})
Setting.register(z.globalRegistry, {
  id: 'Setting',
  description: 'A switch of the installation; `title` is in English.',
})

const { instrument_name: nameLength, link: linkLength } = configurationLengths
const number = (key: keyof typeof configurationRanges) =>
  z
    .number({ error: 'number_wrong' })
    .int({ error: 'number_wrong' })
    .min(configurationRanges[key].min, { error: 'number_out' })
    .max(configurationRanges[key].max, { error: 'number_out' })
const price = (key: keyof typeof configurationRanges) =>
  number(key).describe('In hundredths of the currency; 0 takes the plan out of the offer.')
const link = optionalText(linkLength).refine(isLink, { error: 'link_wrong' })

const Configuration = z.strictObject({
  currency: z.enum(currencies, { error: 'choice_unknown' }),
  price_semester: price('price_semester'),
  price_annual: price('price_annual'),
  price_family: price('price_family'),
  price_professional: price('price_professional'),
  instrument_name: nameText(nameLength, 'required'),
  family_max: number('family_max').describe('People of one family, with its administrator.'),
  retention_adult_months: number('retention_adult_months'),
  retention_child_months: number('retention_child_months'),
  retention_notice_days: number('retention_notice_days'),
  retention_unverified_days: number('retention_unverified_days'),
  retention_answers_months: number('retention_answers_months'),
  retention_logs_months: number('retention_logs_months'),
  retention_trials_months: number('retention_trials_months'),
  retention_payments_years: number('retention_payments_years'),
  retention_contract_days: number('retention_contract_days'),
  retention_contract_notice_days: number('retention_contract_notice_days'),
  link_facebook: link,
  link_instagram: link,
  link_linkedin: link,
  link_youtube: link,
} satisfies Record<ConfigurationKey, z.ZodType>)
Configuration.register(z.globalRegistry, {
  id: 'Configuration',
  description: 'Numbers and texts of the installation (methods D31, D35, D45).',
})

const access = signedInEverywhere('access_settings')

export const settings = {
  list: route('POST /setting/index', access, 'The switches of the installation').output(
    z.object({ settings: z.array(Setting), count: z.number().int() }),
  ),
  toggle: route(
    'POST /setting/change/{setting_id}',
    access,
    'Turn a switch on or off; it holds from the next call on',
    { errors: ['not_found', 'row_changed'] },
  )
    .input(
      z.object({
        params: z.object({ setting_id: Id }),
        body: z
          .strictObject({
            before: z
              .boolean()
              .optional()
              .describe('The value on screen. The request is rejected if it has changed since.'),
          })
          .default({}),
      }),
    )
    .output(z.object({ setting: Setting })),
  configuration: route(
    'GET /setting/configuration',
    access,
    'Prices, names, links and periods of the installation',
  ).output(z.object({ configuration: Configuration })),
  configure: route(
    'PUT /setting/configuration',
    access,
    'Change some of these values; they hold from the next call on',
    { errors: ['row_changed'] },
  )
    .input(
      z.object({
        body: z.strictObject({
          values: Configuration.partial(),
          before: Configuration.partial()
            .optional()
            .describe('The values on screen. The request is rejected if one has changed since.'),
        }),
      }),
    )
    .output(z.object({ configuration: Configuration })),
  site: route(
    'GET /setting/site',
    everyone,
    'What every page shows: whether the installation is being maintained, and its links',
  ).output(
    z.object({
      maintenance: z.boolean(),
      links: z
        .array(
          z.object({
            network: z.enum(['facebook', 'instagram', 'linkedin', 'youtube']),
            url: z.string(),
          }),
        )
        .describe('Only those that are set.'),
    }),
  ),
}
