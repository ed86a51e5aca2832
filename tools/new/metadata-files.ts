import type { WidgetNames } from './widget-files.ts';

/** HTML that embeds it, with a fallback. */
const html = (name: string) =>
  `<div data-widget="${name}" data-text="Veel plezier ermee!">\n  <p>Veel plezier ermee!</p>\n</div>`;

export const metadata = ({
  name,
  title,
}: WidgetNames) => `import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: '${title}', de: '${title}', en: '${title}' },
  text: {
    nl: 'Een tekst die een klant opent en sluit.',
    de: 'Ein Text, den eine Kundin öffnet und schließt.',
    en: 'A text that a shopper opens and closes.',
  },
  group: 'others',
  inputs: {
    text: {
      nl: 'De tekst die verschijnt.',
      de: 'Der Text, der erscheint.',
      en: 'The text that appears.',
    },
  },
  labels: { text: { nl: 'Tekst', de: 'Text', en: 'Text' } },
  calls: {},
  publishes: [],
  subscribes: [],
  example: \`${html(name)}\`,
};
`;

export const readme = ({ name }: WidgetNames) => `# ${name}

A text that a shopper opens and closes.

\`\`\`html
${html(name)}
\`\`\`

## Inputs

| Attribute   | Type | Default  | Meaning               |
| ----------- | ---- | -------- | --------------------- |
| \`data-text\` | text | required | the text that appears |

A later change of an input starts the widget anew.

It loads when it scrolls into view (\`visible\`).

## Calls and events

None.

## Without JavaScript

The shop's HTML stays.
`;

export const demoPage = ({ name }: WidgetNames) => `import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Met een korte tekst', de: 'Mit einem kurzen Text', en: 'With a short text' },
    html: \`${html(name).replaceAll('\n', '\\n')}\`,
  },
];
`;
