import type { Severity } from '../codes.ts';

interface LawRule {
  readonly severity: Severity;
  /** How to fix it. */
  readonly mend: string;
  /** The article, and since when it applies. */
  readonly law: string;
}

const GUARANTEE =
  'Directive 2011/83/EU, article 6, paragraph 1, points (l), for the notice, and (la), for the label, and article 22a, as amended by Directive (EU) 2024/825; artwork of Implementing Regulation (EU) 2025/1960; applies from 27 September 2026';
const EARLIER_PRICE =
  'Directive 98/6/EC, article 6a, applies since 28 May 2022; Court of Justice, 26 September 2024, C-330/23';
const ORDER_BUTTON =
  'Directive 2011/83/EU, article 8, paragraph 2, applies since 13 June 2014; Court of Justice, 7 April 2022, C-249/21';

/** What `--law` finds. A code keeps its meaning in every version. */
export const LAW_CODES = {
  'notice-missing': {
    severity: 'warning',
    mend: 'Show the notice above the order button, unless the shop sells no goods to consumers.',
    law: GUARANTEE,
  },
  'notice-hidden': {
    severity: 'error',
    mend: 'Show the image itself on the page: not behind a link, in closed details, in a dialog or in a hidden element.',
    law: GUARANTEE,
  },
  'notice-small': {
    severity: 'error',
    mend: 'Give the image more width, at every width of the window.',
    law: GUARANTEE,
  },
  'notice-cropped': {
    severity: 'error',
    mend: 'Show the whole image: no overflow, object-fit: cover or clip-path that cuts it.',
    law: GUARANTEE,
  },
  'notice-altered': {
    severity: 'error',
    mend: 'Show the official file as it is: same bytes, same proportions, no filter and no opacity.',
    law: GUARANTEE,
  },
  'notice-language': {
    severity: 'error',
    mend: 'Use the file in the language of the page.',
    law: GUARANTEE,
  },
  'notice-order': {
    severity: 'error',
    mend: 'Put the image before the order button, in the HTML and on the screen.',
    law: GUARANTEE,
  },
  'price-not-lowest': {
    severity: 'error',
    mend: 'Strike the lowest price of the 30 days before the reduction, or no price.',
    law: EARLIER_PRICE,
  },
  'price-not-provable': {
    severity: 'info',
    mend: 'Run the doctor each day with the same --history: it knows only prices that it has seen.',
    law: EARLIER_PRICE,
  },
  'advice-struck': {
    severity: 'error',
    mend: 'Name the advice price and do not strike it: the shop has never asked it.',
    law: 'Directive 2005/29/EC, article 6, paragraph 1, point (d), applies since 12 December 2007',
  },
  'reviews-unexplained': {
    severity: 'warning',
    mend: 'Say beside the reviews whether and how you check that reviewers bought the product: verification in the answer, data-verified-note, or data-review-checks.',
    law: 'Directive 2005/29/EC, article 7, paragraph 6, applies since 28 May 2022',
  },
  'total-changed': {
    severity: 'error',
    mend: 'Order at the amount that the last step has shown, or show the new one before the order.',
    law: 'Directive 2011/83/EU, article 6, paragraph 1, point (e), and article 8, paragraph 2, applies since 13 June 2014',
  },
  'withdrawal-missing': {
    severity: 'warning',
    mend: 'Link to the page with the widget withdrawal from every page, such as in the footer.',
    law: 'Directive 2011/83/EU, article 11a, as inserted by Directive (EU) 2023/2673, applies since 19 June 2026',
  },
  'page-language': {
    severity: 'error',
    mend: 'Write the language of the texts into <html lang>, the same as in the settings.',
    law: 'Directive (EU) 2019/882, article 4, applies since 28 June 2025, with EN 301 549, clause 9.3.1.1',
  },
  'order-button-words': {
    severity: 'info',
    mend: 'Let your lawyer judge the words; others are a setting of the page: texts.checkout.pay.',
    law: ORDER_BUTTON,
  },
} as const satisfies Readonly<Record<string, LawRule>>;

export type LawCode = keyof typeof LAW_CODES;
