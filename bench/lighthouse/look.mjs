// Runs Lighthouse on one page in a separate process and browser: look.mjs URL desktop|mobile prints
// {performance, accessibility, cls}.
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'

const [url = '', screen] = process.argv.slice(2)
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
const chrome = await launch({
  chromeFlags,
  ...(process.env.CHROME_PATH && { chromePath: process.env.CHROME_PATH }),
})
try {
  const flags = {
    port: chrome.port,
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
  }
  const result = await lighthouse(
    url,
    { ...flags },
    screen === 'desktop' ? desktopConfig : undefined,
  )
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse told nothing')
  const { categories, audits } = result.lhr
  const points = (name) => Math.round((categories[name]?.score ?? 0) * 100)
  console.log(
    JSON.stringify({
      performance: points('performance'),
      accessibility: points('accessibility'),
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }),
  )
} finally {
  chrome.kill()
}
