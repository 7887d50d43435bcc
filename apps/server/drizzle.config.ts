import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./apps/server/areas/*/tables.ts', './apps/server/db/tables.ts'],
  out: './apps/server/migrations',
})
