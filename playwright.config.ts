import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

// below 32768: above it another connection of this machine may have the port for a while
const port = Number(process.env.E2E_PORT ?? 24710)
const classroom = `http://127.0.0.1:${port + 1}`
const provider = `http://127.0.0.1:${port + 2}`
const node = `"${path.resolve('node_modules/node/bin/node')}"`
// scripts/test.mjs names a folder and removes it afterwards; by hand one is made
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'quartet-e2e-'))

// Chromium takes the last list that it is given: Playwright's own, and the three that build pages for an address bar which nobody sees,
// which cost as much as a page of the application in each new window
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
].join()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalTeardown: './e2e/stored-cards.ts',
  outputDir: 'test-results',
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: 'list',
  // By name only (npm test -- deep): further languages and lists, rare cases, and the rules about
  // colours on the screens of screens.e2e.ts.
  projects: [
    { name: 'every-day', grepInvert: /@deep/ },
    { name: 'deep', grep: /@deep|screens\.e2e\.ts/ },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${without}`,
      ],
    },
  },
  webServer: [
    {
      // the log is searched afterwards; shell and tee wait for the server to end
      command: `trap '' TERM INT; mkdir -p test-results; ${node} apps/server/main.ts 2>&1 | tee test-results/server.log`,
      url: `http://localhost:${port}/readyz`,
      env: {
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA,
        ADMIN_PASSWORD: 'an administrator',
        CONTACT_EMAIL: 'help@quartet.example',
        LOG_LEVEL: 'warn',
        CLASSROOM_CLIENT_ID: 'quartet',
        CLASSROOM_CLIENT_SECRET: 'a secret of the tests',
        CLASSROOM_AUTH_URL: `${classroom}/auth`,
        CLASSROOM_TOKEN_URL: `${classroom}/token`,
        CLASSROOM_REVOKE_URL: `${classroom}/revoke`,
        CLASSROOM_API_URL: classroom,
        OIDC_ISSUER: provider,
        OIDC_CLIENT_ID: 'quartet',
        OIDC_CLIENT_SECRET: 'a secret of the tests',
        OIDC_LABEL: 'Test service',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      reuseExistingServer: false,
      stdout: 'pipe',
    },
    {
      command: `${node} apps/server/testing/classroom-alone.ts ${port + 1}`,
      url: `${classroom}/ready`,
      reuseExistingServer: false,
    },
    {
      command: `${node} apps/server/testing/oidc-alone.ts ${port + 2} http://localhost:${port}`,
      url: `${provider}/ready`,
      reuseExistingServer: false,
    },
  ],
})
