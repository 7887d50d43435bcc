import { expect } from '@playwright/test'
import { test } from './test.ts'

test('the application can be installed: its manifest names icons that exist', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url } = await response.json()
  expect(start_url).toBe('/')
  for (const { src, sizes, type } of icons) {
    expect((await request.get(src)).headers()['content-type']).toContain(type)
    if (sizes === 'any') continue
    const width = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(width).toBe(sizes)
  }
})
