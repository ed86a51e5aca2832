import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** An entry of Storybook's index. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** What Storybook reports about a story: an error, or the results of its checks. */
export interface StoryReport {
  readonly message?: string;
  readonly storyId?: string;
  readonly reporters?: readonly { readonly type: string; readonly result: Pick<AxeResults, 'violations'> }[];
}

/** The part of Storybook's preview that these tests use. */
export interface Storybook {
  __STORYBOOK_PREVIEW__?: {
    ready(): Promise<void>;
    storyStoreValue?: {
      loadStory(wanted: { storyId: string }): Promise<StoryFound>;
      getStoryContext(story: StoryFound): object;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, detail: unknown): void;
    on(event: string, hear: (detail: StoryReport) => void): void;
    off(event: string, hear: (detail: StoryReport) => void): void;
  };
}

interface StoryFound {
  readonly parameters: { docs: { source: { transform(code: string, context: object): string } } };
  readonly initialArgs: { readonly shop: { readonly customer?: string } };
}

export const origin = () => `http://127.0.0.1:${process.env.STORIES_PORT}`;

/** Every story of the built Storybook. */
export function readStories(): Story[] {
  const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Storybook's preview frame without its user interface. */
export async function openStorybook(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin()}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => (window as Storybook).__STORYBOOK_PREVIEW__);
  await page.evaluate(() => (window as Storybook).__STORYBOOK_PREVIEW__!.ready());
  return page;
}

/** Lets Storybook render, play and check a story, as a click in its list does. Returns the errors. */
export function showStory(stage: Page, id: string): Promise<string[]> {
  return stage.evaluate((wanted) => {
    const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__!;
    const errors = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
    const wrong: string[] = [];
    // The rest checks the whole document.
    const complain = ({ message = '' }: StoryReport) => wrong.push(message.split('Ignored nodes')[0]!);
    return new Promise((resolve) => {
      function finish({ storyId, reporters = [] }: StoryReport) {
        if (storyId !== wanted) return;
        channel.off('storyFinished', finish);
        for (const event of errors) channel.off(event, complain);
        const axe = reporters.find(({ type }) => type === 'a11y');
        for (const { help, nodes } of axe?.result.violations ?? [])
          wrong.push(`${help}: ${nodes.map(({ html }) => html).join(' ')}`);
        if (!axe) wrong.push('axe has not looked at it.');
        resolve(wrong);
      }
      for (const event of errors) channel.on(event, complain);
      channel.on('storyFinished', finish);
      channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'story' });
    });
  }, id);
}
