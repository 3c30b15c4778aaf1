import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './tools/compress-files.ts';
import { limitFirstPage } from './tools/limit-first-page.ts';

/** Compressed script that the first page may load, in bytes (250 kB). */
const firstPageBytesMax = 250_000;

export default defineConfig({
  base: '/console/',
  // The API puts a new value in its place with every page (apps/api/src/routes/console).
  html: { cspNonce: 'CSP_NONCE' },
  plugins: [react(), compressFiles(), limitFirstPage(firstPageBytesMax)],
  build: {
    target: 'baseline-widely-available',
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
