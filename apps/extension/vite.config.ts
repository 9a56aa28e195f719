import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The panel and the background worker. Scripts for pages are built on their own: browsers put them in as one file each. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: { alias: { zod: `${import.meta.dirname}/src/zod-stand-in.ts` } },
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      input: { panel: 'panel.html', background: 'src/background/main.ts' },
      // Names without hashes: the same source gives the same package.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
})
