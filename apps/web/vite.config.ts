import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const outDir = join(import.meta.dirname, 'dist')

/**
 * Writes a .br and a .gz file beside each text file, so that the server never compresses during a
 * request. Leaves out index.html, which gets its nonce first.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: async () => {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg|json)$/.test(file))
          .map((file) => compress(join(outDir, file))),
      )
    },
  }
}

async function compress(file: string) {
  const plain = await readFile(file)
  const [small, common] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)])
}

/**
 * The screens that share a file: few requests, and whoever has opened one screen can go on to the
 * next ones without waiting. The first match counts.
 */
const screens: [name: string, routes: RegExp][] = [
  ['shell', /routes\/(_signed-in|_everyone)\.tsx/],
  ['tasks', /routes\/_signed-in\/new-theme\/(tasks|at-work|career)/],
  [
    'learner',
    /routes\/(_everyone|_signed-in\/(new-theme|before|lci-help-you|videos|career-match))/,
  ],
  [
    'account',
    /routes\/_signed-in\/(settings|waiting|sync-data|new-password|set-up-two-step-login)/,
  ],
  ['visitor', /routes\/_visitor/],
  ['administration', /routes\/_signed-in/],
]

/** What /login and / both show. */
const partsOfBoth = /packages\/ui\/(gathering|note-box|failed-note)|components\/Anchor\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './routes.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    compressed(),
  ],
  html: { cspNonce: 'CSP_NONCE' },
  server: { proxy: { '/api': 'http://localhost:3100' } },
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // the list of all chunks is part of the first one: with names instead of hashes, a shared
        // chunk would name every page that shares it
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            // /login and / load the first two, and each its own, and nothing else
            { name: 'first', tags: ['$initial'], priority: 4 },
            { name: 'visitors', test: partsOfBoth, priority: 3 },
            { name: 'login', test: /routes\/_visitor(\.tsx|\/login)/, priority: 2 },
            { name: 'home', test: /routes\/index\.tsx/, priority: 2 },
            { name: 'decoder', test: /areas\/home\/trial-decoder/, priority: 2 },
            {
              name: 'shared',
              test: /apps\/web\/(?!areas|routes)|packages|node_modules/,
              minShareCount: 2,
              priority: 1,
            },
            ...screens.map(([name, routes]) => ({ name, test: routes })),
          ],
        },
      },
    },
  },
})
