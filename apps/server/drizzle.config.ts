import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/server/areas/*/tables.ts', './apps/server/base/tables.ts'],
  out: './apps/server/migrations',
})
