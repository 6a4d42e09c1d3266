import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // Emptied by each build: what else is made lies beside it.
  buildDirectory: 'build/site',
  ssr: true,
  // A lazily discovered manifest is asked for by address, which a page cache cannot answer.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
