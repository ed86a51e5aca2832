import { expect, test } from '@playwright/test';
import { startServer } from '../../tools/bench/bench-server.ts';
import { readBuild } from '../../tools/bench/builds.ts';
import { INTERACTIONS } from '../../tools/bench/interactions.ts';
import { runSubjects } from '../../tools/bench/run-subjects.ts';
import { subjectsOf } from '../../tools/bench/subjects.ts';
import { needBrowser } from '../../tools/commands/find-browser.ts';

test('every click that the bench measures changes its page, with a build and without one', async () => {
  test.setTimeout(90_000);
  const builds = [readBuild('light')!];
  const server = await startServer(builds);
  try {
    const pages = INTERACTIONS.map((interaction) => interaction.with);
    const subjects = subjectsOf(builds, { pages, hasVariants: false }).flatMap(({ interaction, ...form }) =>
      interaction ? [{ ...form, interaction: { ...interaction, times: 1 } }] : [],
    );
    const executablePath = await needBrowser();
    const settings = { server, executablePath, browserArguments: [], runs: 1, onRun() {} };
    const { samples } = await runSubjects(subjects, settings);
    const onFloor = INTERACTIONS.filter(({ isOnServer }) => !isOnServer);
    expect(samples).toHaveLength(INTERACTIONS.length + onFloor.length);
    for (const { figures } of samples) expect(figures.shown).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});
