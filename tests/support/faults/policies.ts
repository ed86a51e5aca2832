import type { Fault } from '../faulty-shop.ts';
import { LIST, PRODUCT, type FaultCase } from './fault-case.ts';

const policy = (change: (text: string) => string): Fault => ({
  page: (html) =>
    html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${change(POLICY)}">`),
});
const POLICY =
  "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; trusted-types shop-widgets";

export const POLICIES: readonly FaultCase[] = [
  {
    title: 'a policy that blocks the scripts',
    path: '/cart',
    fault: policy((value) => value.replace("script-src 'self'", 'script-src https://cdn.example')),
    code: 'policy-script',
    message: /^script-src \(https:\/\/cdn\.example\) does not allow http:\/\/localhost:\d+, which the loader needs\.$/,
  },
  {
    title: 'a policy with a nonce that the loader does not have',
    path: '/cart',
    fault: policy((value) => value.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'")),
    code: 'policy-script',
    message: "script-src ('nonce-abc' 'strict-dynamic') does not allow",
  },
  {
    title: 'a policy that blocks the styles',
    path: '/cart',
    fault: policy((value) => value.replace("style-src 'self'", "style-src 'none'")),
    code: 'policy-style',
    message: "style-src ('none') does not allow",
  },
  {
    title: 'a policy that blocks the calls',
    path: '/login',
    fault: policy((value) => value.replace("connect-src 'self'", 'connect-src https://api.example')),
    code: 'policy-connect',
    message: /which .*cart-badge.* needs?\.$/,
  },
  {
    title: 'a policy that blocks pictures of the answers',
    path: LIST,
    fault: policy((value) => value.replace("img-src 'self'", 'img-src https://img.example')),
    code: 'policy-image',
    message: /which .*product-overview.* needs?\.$/,
  },
  {
    title: 'a policy that blocks video players',
    path: PRODUCT,
    fault: policy((value) => value.replace(' https://player.vimeo.com', '')),
    code: 'policy-frame',
    message: 'does not allow https://player.vimeo.com, which product-gallery needs.',
  },
  {
    title: 'a policy without the Trusted Types policy of the widgets',
    path: '/cart',
    fault: policy((value) => value.replace('trusted-types shop-widgets', 'trusted-types dompurify')),
    code: 'policy-trusted-types',
    message: 'trusted-types (dompurify) does not allow the policy shop-widgets',
  },
  {
    title: 'a policy that blocks the content host',
    path: '/login',
    fault: {
      page: (html) =>
        policy((value) => value).page!(html).replace(
          '</body>',
          '<p data-widget="content-modal" data-host="content.example"><a href="/levering">Bezorging</a></p></body>',
        ),
    },
    code: 'policy-connect',
    message: "connect-src ('self') does not allow http://content.example, which content-modal needs.",
  },
  {
    title: 'a policy that blocks a payment method of the shop',
    path: '/demo/checkout',
    fault: {
      ...policy((value) =>
        value
          .replace("connect-src 'self'", "connect-src 'self' https://pay.google.com https://google.com/pay")
          .replace('frame-src ', 'frame-src https://pay.google.com '),
      ),
      replaceAnswers: {
        '/checkout/payment': () =>
          Response.json({ paymentMethods: [{ id: 'googlepay', label: 'Google Pay', costs: 0, options: [] }] }),
      },
    },
    code: 'policy-script',
    message: "script-src ('self') does not allow https://pay.google.com, which checkout needs.",
  },
];
