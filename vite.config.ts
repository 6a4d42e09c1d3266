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
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() } } } } } },
})

/** What every page needs comes in two scripts and one style sheet, not in a dozen of a kilobyte each. */
function sharedChunks() {
  return [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    {
      name: 'frame',
      // The map's own parts are fetched where there is a map.
      test: /\/web\/(shell\/|ui\/(?!(open-)?map)|about\/(?!not-found)|[a-z-]+\.ts$)|\/createReactComponent/,
      priority: 1,
    },
  ]
}
