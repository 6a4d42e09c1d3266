import type { Server } from 'node:http'

import type { ServerBuild } from 'react-router'

/** The site as it is being written: every page from the newest sources, changes pushed into the browser. */
export async function startHotReload(server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    reload: vite.middlewares,
    close: () => vite.close(),
  }
}
