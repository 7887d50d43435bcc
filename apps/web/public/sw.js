// Lets the inventory open without a network: it saves the page and the built files which that page has loaded.
// Calls of /api are never touched; the questions and answers are saved by the application, for the person signed in.
const cacheName = 'quartet'

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.save)) event.waitUntil(save(event.data.save).catch(() => undefined))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(pageOf(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (isPage(pathname)) event.respondWith(networkFirst(request))
})

const isPage = (pathname) => !/^\/(api|docs|metrics|readyz|healthz|sw\.js)(\/|$)/.test(pathname)
const saved = async (address) => (await caches.open(cacheName)).match(address, { ignoreVary: true })

// the server decides which version is shown, as long as it can be reached
const pageOf = (request) => fetch(request).catch(async () => (await saved('/')) ?? Response.error())
const networkFirst = (request) => fetch(request).catch(async () => (await saved(request)) ?? Response.error())
// the name of a built file changes with its content
const fileOf = async (request) => (await saved(request)) ?? fetch(request)

const filesIn = async (page) => (await page.text()).match(/\/assets\/[^"' ]+/g) ?? []

// Saves the page with its files, or nothing: a newer version may have been published since the files were loaded.
// Other tabs of the same version may have saved other files; those of an older version go.
async function save(files) {
  const page = await fetch('/', { cache: 'no-store' })
  const needed = await filesIn(page.clone())
  if (!page.ok || !needed.every((file) => files.includes(file))) return
  const cache = await caches.open(cacheName)
  const before = await cache.match('/')
  const isSameVersion = before && String(await filesIn(before)) === String(needed)
  const missing = []
  for (const file of files) if (!(await cache.match(file, { ignoreVary: true }))) missing.push(file)
  await cache.addAll(missing)
  await cache.put('/', page)
  for (const { url } of isSameVersion ? [] : await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== '/' && !files.includes(pathname)) await cache.delete(url)
  }
}
