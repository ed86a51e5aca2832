import { createServer, type Plugin, type ViteDevServer } from 'vite';

interface Printer {
  printPage(): string | Promise<string>;
}

/** Writes what the framework prints on a server into `printed.html`, in development and into the build. */
export function printPages(module: string): Plugin {
  let root: string;
  let cacheDir: string;
  const print = async (server: ViteDevServer) =>
    ((await server.ssrLoadModule(module)) as unknown as Printer).printPage();

  async function printForBuild(): Promise<string> {
    const server = await createServer({
      root,
      cacheDir: `${cacheDir}-print`,
      mode: 'production',
      server: { middlewareMode: true, ws: false, watch: null },
      appType: 'custom',
      logLevel: 'warn',
      optimizeDeps: { noDiscovery: true },
    });
    try {
      return await print(server);
    } finally {
      await server.close();
    }
  }

  return {
    name: 'print-pages',
    configResolved(config) {
      ({ root, cacheDir } = config);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path }) {
        if (path !== '/printed.html') return html;
        const printed = server ? await print(server) : await printForBuild();
        return html.replace('<!--page-->', () => printed);
      },
    },
  };
}
