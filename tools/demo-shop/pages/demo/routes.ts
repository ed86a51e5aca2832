import { activeOf } from '../../behaviours.ts';
import { sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { senderOf } from '../../routes/returns.ts';
import { checkoutTokenOf } from '../../rules/checkout-token.ts';
import { mailsOf } from '../../rules/mail/queue.ts';
import { readListAddress } from '../../rules/overview/selection.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { extrasIn } from '../../routes/extras.ts';
import type { Settings } from './settings.ts';
import { DEMO_WIDGETS } from './catalogue.ts';
import type { ReadWidgetDescriptions } from './widget-description.ts';
import { examplesOf } from './examples.ts';
import { openSamples } from './open-samples.ts';
import { OUTBOX_PATH, outboxPage } from './outbox.ts';
import { demoIndex, situationPage, widgetPage } from './pages.ts';
import { SITUATIONS } from './situations.ts';

/** The pages for developers who embed the widgets. */
export function mountDemo(app: ShopApp, described: ReadWidgetDescriptions): void {
  app.get('/demo', async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, demoIndex(await described(), activeIn(context), visit));
  });
  app.get(OUTBOX_PATH, async (context) => {
    const visit = await visitOf(context);
    const mails = await mailsOf(context.get('shop').db, senderOf(context));
    return send(context, visit, outboxPage(mails, visit));
  });
  app.get('/demo/:name', (context) => showDemo(context, described));
  // The filters of a list follow the path of its page.
  app.get('/demo/:name/*', (context) => {
    const { base } = readListAddress(new URL(context.req.url).pathname);
    return base === `/demo/${context.req.param('name')}` ? showDemo(context, described) : notFoundIn(context);
  });
}

async function showDemo(context: ShopContext, described: ReadWidgetDescriptions): Promise<Response> {
  const visit = await visitOf(context);
  const name = context.req.param('name');
  const widget = DEMO_WIDGETS.find((entry) => entry.name === name);
  const situation = SITUATIONS.find((entry) => entry.name === name);
  const examples = await examplesOf(context.get('shop').db, visit.locale);
  const active = activeIn(context);
  if (widget) {
    if (name === 'quotation') await openSamples(context);
    const checkoutToken = await checkoutTokenOf(sessionOf(context));
    return send(context, visit, { ...widgetPage(widget, await described(), examples, active, visit), checkoutToken });
  }
  if (!situation) return notFoundIn(context);
  const { host } = new URL(context.req.url);
  return send(context, visit, situationPage(situation, examples, active, visit, host));
}

async function notFoundIn(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  return send(context, visit, notFound(visit), 404);
}

function activeIn(context: ShopContext): Settings {
  return { behaviours: activeOf(sessionOf(context).behaviours), extras: extrasIn(context) };
}
