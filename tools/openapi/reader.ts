import type { OpenApiDocument } from './create-document.ts';

/** The page that shows the description, from a folder and without a server: everything that it needs stands beside it. */
export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>What the widgets ask of a shop</title>
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

/** A page that was opened from a folder may not fetch, but it may load a script. */
export function scriptOf(document: OpenApiDocument): string {
  return `window.openApi = ${JSON.stringify(document)};\n`;
}

/**
 * Nothing can be sent from here, and nobody else is asked whether the description is right. References are looked up by
 * an address of the web, which is never asked for: the library knows no other beginnings than that.
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

/** Files of the library that go along, with the words under which they may. */
export const FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
];
