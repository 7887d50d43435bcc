import { expect } from '@playwright/test'
import { makeClass } from './class-cards.ts'
import { complaintsOf, expectAccessible, expectFitsWidths } from './look.ts'
import { signIn } from './sign-up.ts'
import { rows } from './tasks.ts'
import { test } from './test.ts'
import { answerAll, giveScores, person, sql } from './world.ts'

test('a teacher opens a class session, pauses it, and opens the results together', async ({
  page,
  elsewhere: pupil,
}) => {
  const complaints = complaintsOf(page)
  const { teacher, groupId, address } = await makeClass(['Bo'])
  const [group] = await sql<{ organization_id: number }>(
    'select organization_id from groups where id = $1',
    [groupId],
  )
  const ada = await person({
    role: 'institution_member',
    organizationId: group?.organization_id ?? 0,
  })
  await sql('insert into group_members (group_id, user_id) values ($1, $2)', [groupId, ada.id])
  await signIn(page, teacher.email, { at: address })
  await page.getByRole('link', { name: 'Class session' }).click()
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the session' })).toBeVisible()
  await expectAccessible(page)
  await expectFitsWidths(page, 'class-session')
  const [session] = await sql<{ code: string }>(
    'select code from class_sessions where group_id = $1',
    [groupId],
  )
  const placeOf = (name: string) => rows(page).filter({ hasText: name })
  await expect(placeOf(ada.name)).toContainText('Not here yet')

  await signIn(pupil, ada.email, { at: '/class-session/AAAAA' })
  await pupil.getByRole('button', { name: 'Join' }).click()
  await expect(pupil.getByText('No session with this code is open for you.')).toBeVisible()
  await pupil.getByLabel('Session code').fill(session?.code ?? '')
  await pupil.getByRole('button', { name: 'Join' }).click()
  await expect(pupil.getByText('You’re in the session of')).toBeVisible()
  await expectAccessible(pupil)
  await expect(placeOf(ada.name)).toContainText('In the session')

  await pupil.goto('/new-theme/questions')
  await expect(pupil.getByRole('radio').first()).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(pupil.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(pupil.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(pupil.getByRole('radio').first()).toBeVisible()

  await answerAll(ada.id)
  await giveScores(ada.id, [28, 18, 15, 25])
  for (const at of ['profile', 'plp', 'print', 'answers', 'result']) {
    await pupil.goto(`/new-theme/${at}`)
    await expect(pupil.getByText('Your teacher opens the results.')).toBeVisible()
  }
  await expect(placeOf(ada.name)).toContainText('Finished')
  await page.getByRole('button', { name: 'Open the results together' }).click()
  await expect(pupil.getByText('Your teacher opens the results.')).toHaveCount(0)
  await expect(pupil.getByRole('main').getByText('Sequence').first()).toBeVisible()
  await page.getByRole('button', { name: 'End session' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(page.getByRole('button', { name: 'Open session' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a child scans the code of a session, logs in with a class card, and is asked to join', async ({
  page,
  elsewhere: tablet,
}) => {
  const { teacher, groupId, address } = await makeClass(['Bo'])
  await signIn(page, teacher.email, { at: `${address}/class-cards` })
  await page.getByRole('button', { name: 'Turn on class cards' }).click()
  const made = page.waitForResponse(
    (response) => response.url().endsWith('/cards') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Make missing cards (1)' }).click()
  const { class_code, cards } = await (await made).json()
  await page.goto(`${address}/class-session`)
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the session' })).toBeVisible()
  const [session] = await sql<{ code: string }>(
    'select code from class_sessions where group_id = $1',
    [groupId],
  )

  await tablet.goto(`/class-session/${session?.code}`)
  await tablet.getByRole('link', { name: 'Log in with a class card' }).click()
  await tablet.getByLabel('Class code').fill(class_code)
  await tablet.getByLabel('Your name, as on the card').fill(cards[0].card_name)
  await tablet.getByLabel('PIN').fill(cards[0].pin)
  await tablet.getByRole('button', { name: 'Log in' }).click()
  await expect(tablet.getByLabel('Session code')).toHaveValue(session?.code ?? '')
  await tablet.getByRole('button', { name: 'Join' }).click()
  await expect(tablet.getByText('You’re in the session of')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Bo' })).toContainText('In the session')
})
