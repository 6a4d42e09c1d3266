import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Nothing is inlined as data: the policy allows files of our own origin only.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2023',
  },
})
