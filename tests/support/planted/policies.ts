import type { Fault } from '../faulty-shop.ts';
import { LIST, PRODUCT, type Planted } from './plant.ts';

const policy = (change: (text: string) => string): Fault => ({
  page: (html) =>
    html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${change(POLICY)}">`),
});
const POLICY =
  "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; trusted-types shop-widgets";

export const POLICIES: readonly Planted[] = [
  {
    it: 'a policy without the scripts',
    at: '/cart',
    fault: policy((said) => said.replace("script-src 'self'", 'script-src https://cdn.example')),
    code: 'policy-script',
    says: /^script-src \(https:\/\/cdn\.example\) does not allow http:\/\/localhost:\d+, which the loader needs\.$/,
  },
  {
    it: 'a policy with a nonce that the loader lacks',
    at: '/cart',
    fault: policy((said) => said.replace("script-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'")),
    code: 'policy-script',
    says: "script-src ('nonce-abc' 'strict-dynamic') does not allow",
  },
  {
    it: 'a policy without the styles',
    at: '/cart',
    fault: policy((said) => said.replace("style-src 'self'", "style-src 'none'")),
    code: 'policy-style',
    says: "style-src ('none') does not allow",
  },
  {
    it: 'a policy without the calls',
    at: '/login',
    fault: policy((said) => said.replace("connect-src 'self'", 'connect-src https://api.example')),
    code: 'policy-connect',
    says: 'which cart-badge needs.',
  },
  {
    it: 'a policy without the pictures of the answers',
    at: LIST,
    fault: policy((said) => said.replace("img-src 'self'", 'img-src https://img.example')),
    code: 'policy-image',
    says: /which .*product-overview.* needs?\.$/,
  },
  {
    it: 'a policy without the players of videos',
    at: PRODUCT,
    fault: policy((said) => said.replace(' https://player.vimeo.com', '')),
    code: 'policy-frame',
    says: 'does not allow https://player.vimeo.com, which product-gallery needs.',
  },
  {
    it: 'a policy without our own for markup',
    at: '/cart',
    fault: policy((said) => said.replace('trusted-types shop-widgets', 'trusted-types dompurify')),
    code: 'policy-trusted-types',
    says: 'trusted-types (dompurify) does not allow the policy shop-widgets',
  },
  {
    it: 'a policy without the host of content',
    at: '/login',
    fault: {
      page: (html) =>
        policy((said) => said).page!(html).replace(
          '</body>',
          '<p data-widget="content-modal" data-host="content.example"><a href="/levering">Bezorging</a></p></body>',
        ),
    },
    code: 'policy-connect',
    says: "connect-src ('self') does not allow http://content.example, which content-modal needs.",
  },
  {
    it: 'a policy without a way to pay that the shop offers',
    at: '/demo/checkout',
    fault: {
      ...policy((said) =>
        said
          .replace("connect-src 'self'", "connect-src 'self' https://pay.google.com https://google.com/pay")
          .replace('frame-src ', 'frame-src https://pay.google.com '),
      ),
      instead: {
        '/checkout/payment': () =>
          Response.json({ paymentMethods: [{ id: 'googlepay', label: 'Google Pay', costs: 0, options: [] }] }),
      },
    },
    code: 'policy-script',
    says: "script-src ('self') does not allow https://pay.google.com, which checkout needs.",
  },
];
