import type { OpenApiDocument } from './create-document.ts';

/** The page that shows the API description. It works without a server. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>The API of a shop for the widgets</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="swagger-ui.css" />
    <script defer src="swagger-ui-bundle.js"></script>
    <script defer src="openapi.js"></script>
    <script defer src="read.js"></script>
  </head>
  <body>
    <div id="reader"></div>
  </body>
</html>
`;

/** A page without a server cannot fetch, but it can load a script. */
export function scriptOf(document: OpenApiDocument): string {
  return `window.openApi = ${JSON.stringify(document)};\n`;
}

/**
 * The page sends no calls and uses no external validator. The library needs a web address to resolve references, and never
 * requests it.
 */
export const SCRIPT = `const { specActions } = SwaggerUIBundle({
  spec: window.openApi,
  dom_id: '#reader',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [
    ({ React }) => ({
      components: { InfoUrl: () => React.createElement('a', { href: '../openapi.json', className: 'link' }, 'openapi.json') },
    }),
  ],
}).getSystem();
specActions.updateUrl('https://shop.invalid/openapi.json');
`;

/** Files of the library, with their licences. */
export const FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
];
