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
            // one file is smaller and loads faster than fifty
            { name: 'first', tags: ['$initial'], priority: 1 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 300,
            },
          ],
        },
      },
    },
  },
})
