import { checkUnhashedCaching, checkCompression, checkServedFiles, ENTRY } from './check-served-files.ts';
import { checkDelivery } from './check-delivery.ts';
import { fetchDelivered, type DeliveryContext } from './fetch-delivered.ts';
import { checkBuild, checkVersion } from './check-files.ts';
import type { Answer, Client } from './client.ts';
import { CannotCheck } from './finding.ts';
import type { WholeReport } from './format-report.ts';
import { readLoader } from './loader-file.ts';
import { readBuild } from './read-build.ts';

interface ReleaseOptions {
  readonly client: Client;
  /** Of the pages that load the files. */
  readonly origin: URL;
  /** Of the doctor; null when it is unknown. */
  readonly version: string | null;
}

/** Checks every file of a release where it is published: what `widgets.json` beside the loader lists. */
export async function checkRelease(requested: URL, { client, origin, version }: ReleaseOptions): Promise<WholeReport> {
  const { url, text } = await fetchLoader(requested, client);
  const loader = readLoader(text);
  if (!loader) throw new CannotCheck(`${url.href} is neither a page nor the loader of a release.`);
  const build = await readBuild(url, client);
  if (build?.source !== 'widgets.json')
    throw new CannotCheck(`${new URL('widgets.json', url).href} does not answer with the list of the files.`);
  const context: DeliveryContext = { client, origin, build };
  const files = await Promise.all(
    [...build.files.keys()].map((name) => fetchDelivered(name, new URL(name, url), context)),
  );
  const plain = files.map(({ answers }) => answers.browser);
  const changing = files
    .filter(({ name, isPinned }) => ENTRY.test(name) && !isPinned)
    .map(({ answers }) => answers.browser);
  return {
    requestedUrl: requested.href,
    url: url.href,
    widgets: [],
    calls: [],
    files: files.length,
    build,
    findings: [
      ...checkBuild(loader, build, [], url),
      ...checkVersion(loader, version, url),
      ...checkServedFiles(
        plain.filter(({ isWrongEncoding }) => !isWrongEncoding),
        { url: origin },
        null,
      ),
      ...checkUnhashedCaching(changing),
      ...checkCompression(plain),
      ...checkDelivery(files, context),
    ],
    notes: client.isOutOfTime() ? ['The time for all files was over before the last one. Raise --timeout.'] : [],
  };
}

async function fetchLoader(url: URL, client: Client): Promise<Answer> {
  const answer = await client.request(url).catch((error: unknown) => {
    throw new CannotCheck(`${url.href} does not answer: ${(error as Error).message}.`);
  });
  if (answer.status !== 200) throw new CannotCheck(`${answer.url.href} answers ${answer.status}.`);
  return answer;
}
