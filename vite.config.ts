import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [iconsOneByOne(), reactRouter()],
  // Without the name and the line, of which nobody reads here: some 200 bytes of each page.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    // Nothing is inlined as data: the policy allows files of our own origin only.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Slower than the built-in minifier, and 1.5 KB smaller after brotli on the search page.
    minify: 'terser',
    terserOptions: { compress: { passes: 3, ecma: 2020, keep_fargs: false, unsafe_arrows: true } },
    target: 'es2023',
  },
  // While working: an icon is a file of its own already, and what is found late would reload the page under one's hands.
  optimizeDeps: { exclude: ['@tabler/icons-react'], include: ['maplibre-gl', 'photoswipe'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() } } } } } },
})

/** What every page needs, or nearly every: maps and what some pages show are fetched with them. */
const frame = [
  /\/web\/(shell\/|ui\/(?!(open-)?map|pieces|kept\/)|about\/(?!not-found)|[a-z.-]+\.ts$)/,
  /\/web\/property\/(property-(card|price|facts|badge)|card-photo|badge-mark)\./,
  /\/contract\/(property-type|feature)\./,
  /\/createReactComponent/,
  /\/icons\/Icon(Search|Hash|Chevron(Left|Right)|Bed|Bath|Car|Ruler2|MapPin|Photo|Video|View360|Dimensions)\./,
]

/** What every page needs comes in two scripts and one style sheet, not in a dozen of a kilobyte each. */
function sharedChunks() {
  return [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    { name: 'frame', test: (file: string) => frame.some((pattern) => pattern.test(file)), priority: 1 },
  ]
}

/** Reads only the icons that are named: their package's front door lists six thousand files, most of a build's time. */
function iconsOneByOne(): Plugin {
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    transform: {
      filter: { code: '@tabler/icons-react' },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from '@tabler\/icons-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
            .join(';'),
        ),
    },
  }
}
