import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What a call does is said in the API's own document; the browser carries no sentence it never reads. */
const leaveOutSentences = {
  name: 'leave-out-sentences',
  transform: (code: string, id: string) =>
    /packages\/contract\/src/.test(id) ? code.replace(/\bdoes:\s*(['"`])(?:(?!\1).)*\1/g, "does: ''") : undefined,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leaveOutSentences, react(), tailwindcss()],
  resolve: { alias: { zod: `${import.meta.dirname}/src/lib/zod-in-browser.ts` } },
  build: {
    outDir: 'dist',
    // The server reads it to preload a route's chunks.
    manifest: true,
    // The content security policy allows no inline script, and every browser we serve knows modulepreload.
    modulePreload: { polyfill: false },
    // Everything stays a file: a data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What several screens share travels as one file: forty small requests cost more than the few bytes too many.
        codeSplitting: {
          groups: [{ name: 'kit', test: /lucide-react|packages\/ui\/|apps\/web\/src\/lib\//, minShareCount: 2 }],
        },
      },
    },
  },
  // `npm run dev` says where the server is.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` } },
})
