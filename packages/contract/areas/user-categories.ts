import { userCategoryBounds } from '@quartet/domain/user-categories.ts'
import { z } from 'zod'
import { nameText } from '../fields.ts'
import { ListQuery } from '../list.ts'
import { Id, Nothing, route, signedIn } from '../route.ts'

const Count = z.number().int()
const UserCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  organization_id: z
    .number()
    .int()
    .nullable()
    .describe('Null for a category of the whole installation.'),
  organization_name: z.string().nullable(),
  people: Count.describe('How many people within the caller’s scope are in it.'),
  may_edit: z.boolean().describe('Whether the caller may rename, delete and restore it.'),
  created_at: z.string().describe('ISO 8601.'),
  removed: z.literal([0, 1]),
})
UserCategory.register(z.globalRegistry, {
  id: 'UserCategory',
  description:
    'A segment of people, such as a cohort or a department, for filters and tasks (method D36). The people in it do not see it.',
})
export type UserCategoryView = z.infer<typeof UserCategory>

const Person = z.object({
  id: z.number().int(),
  name: z.string(),
  lci: z.enum(['done', 'not_done']).describe('Whether the person has a result.'),
  added_at: z.string().describe('ISO 8601.'),
})
Person.register(z.globalRegistry, { id: 'UserCategoryPerson' })
export type UserCategoryPerson = z.infer<typeof Person>

const CategoriesQuery = ListQuery.extend({
  order_by: z.enum(['id', 'name', 'created_at']).default('id'),
  organization_id: Id.optional().describe('Only categories of this institution.'),
})
export type UserCategoryListQuery = z.infer<typeof CategoriesQuery>

const PeopleQuery = ListQuery.omit({ removed: true, date_from: true, date_to: true }).extend({
  order_by: z.enum(['id', 'name', 'lci', 'added_at']).default('name'),
  order_direction: z
    .enum(['ASC', 'DESC'])
    .default('ASC')
    .describe('Ascending or descending; applies to `order_by`.'),
  lci: z.enum(['done', 'not_done']).optional(),
})
export type UserCategoryPeopleQuery = z.infer<typeof PeopleQuery>

const Name = nameText(userCategoryBounds.name, 'required')
const NewUserCategory = z.strictObject({
  name: Name,
  organization_id: Id.nullable()
    .optional()
    .describe(
      'The own institution by default; only administrators of all institutions name another.',
    ),
})
NewUserCategory.register(z.globalRegistry, { id: 'NewUserCategory' })
const Changes = z.strictObject({
  name: Name.optional(),
  removed: z.literal(0).optional().describe('0 restores a removed category.'),
})
Changes.register(z.globalRegistry, { id: 'UserCategoryChanges' })

const byCategory = z.object({ category_id: Id.describe('The category of people.') })
const InCategory = z.object({ category_id: Id })
const Shown = z.object({ category: UserCategory })
Shown.register(z.globalRegistry, { id: 'UserCategoryResponse' })
const manages = signedIn('manage_institutions')

export const userCategories = {
  list: route('POST /users/categories', manages, 'Categories of people that the caller manages')
    .input(z.object({ query: CategoriesQuery }))
    .output(
      z.object({
        list: z.array(UserCategory),
        count: Count,
        is_everywhere: z
          .boolean()
          .describe('Whether the caller manages the categories of all institutions.'),
      }),
    ),
  show: route('GET /users/categories/show/{category_id}', manages, 'One category of people', {
    errors: ['not_found'],
  })
    .input(z.object({ params: byCategory }))
    .output(Shown),
  /** Read as the people in a category, which is what its page shows. */
  people: route(
    'GET /categories/users/{category_id}',
    manages,
    'The people in a category, as far as the caller sees them',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byCategory, query: PeopleQuery }))
    .output(z.object({ users: z.array(Person), count: Count })),
  /** Own addition: for the dialog that adds people. */
  pick: route(
    'GET /users/categories/pick/{category_id}',
    manages,
    'People to add to a category: those of its institution who are not in it, within the caller’s scope',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: byCategory,
        query: z.object({ search_text: ListQuery.shape.search_text }),
      }),
    )
    .output(
      z.object({
        people: z
          .array(z.object({ id: z.number().int(), name: z.string() }))
          .describe('At most 25, by name.'),
      }),
    ),
  add: route('PUT /users/categories/save', manages, 'Make a category of people', {
    errors: ['categories_full'],
  })
    .input(z.object({ body: NewUserCategory }))
    .output(Shown),
  edit: route(
    'PUT /users/categories/save/{category_id}',
    manages,
    'Rename or restore a category of people; its name is unique within its institution',
    { errors: ['not_found', 'categories_full'] },
  )
    .input(z.object({ params: byCategory, body: Changes }))
    .output(Shown),
  remove: route(
    'DELETE /users/categories/delete/{category_id}',
    manages,
    'Remove a category of people; it can be restored for 30 days',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byCategory }))
    .output(Nothing),
  addPeople: route(
    'POST /users/add/category',
    manages,
    'Put people into a category; all of them or none',
    { errors: ['not_found', 'category_people_unknown', 'category_full'] },
  )
    .input(
      z.object({
        body: z.strictObject({
          category_id: Id,
          users: z.array(Id).min(1, { error: 'required' }).max(1000),
        }),
      }),
    )
    .output(
      z.object({
        added: Count.describe('How many were not in it before.'),
        category: UserCategory,
      }),
    ),
  removePerson: route(
    'DELETE /users/categories/delete/user/{user_id}',
    manages,
    'Take one person out of a category',
    { errors: ['not_found'] },
  )
    .input(
      z.object({
        params: z.object({ user_id: Id.describe('The person in the category.') }),
        body: InCategory.optional(),
        query: InCategory.partial().optional(),
      }),
    )
    .output(Shown),
  removeAll: route(
    'DELETE /users/categories/delete/allusers/{category_id}',
    manages,
    'Take everybody within the caller’s scope out of a category',
    { errors: ['not_found'] },
  )
    .input(z.object({ params: byCategory }))
    .output(z.object({ removed: Count, category: UserCategory })),
}
