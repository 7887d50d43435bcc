import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    hookTimeout: 120_000, // a busy machine is no failure
    maxWorkers: 3, // on two cores: one of them always waits for its database or a process
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'lab/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            'apps/server/tests/fuzz.test.ts',
            'apps/server/tests/log-entries.test.ts',
            'apps/server/tests/interop.test.ts',
            'apps/server/tests/faults/**',
          ],
          globalSetup: [
            'apps/server/testing/database.ts',
            'apps/server/testing/prepared-folder.ts',
          ],
          testTimeout: 30_000,
          provide: { whole: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['apps/server/tests/fuzz.test.ts', 'apps/server/tests/log-entries.test.ts'],
          globalSetup: ['apps/server/testing/database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'matrix',
          include: ['apps/server/tests/access-matrix.test.ts'],
          globalSetup: ['apps/server/testing/database.ts'],
          testTimeout: 30 * 60_000,
          provide: { whole: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'walk',
          include: ['apps/server/tests/contacts-and-teams.test.ts'],
          globalSetup: ['apps/server/testing/database.ts'],
          provide: { whole: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'interop',
          include: ['apps/server/tests/interop.test.ts'],
          globalSetup: ['apps/server/testing/database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['apps/server/tests/faults/*.test.ts'],
          globalSetup: ['apps/server/testing/prepared-folder.ts'],
        },
      },
    ],
  },
})
