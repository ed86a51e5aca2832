import { signal } from '@preact/signals-core';
import { readBrandFaq, type FaqGroup } from '../../shared/contract/faq.ts';
import { isInPage, orInPage } from '../../shared/contract/in-page.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isUnreadableMarkup, type UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import { questionsOf, type PrintedQuestion, type Question } from '../../shared/rules/questions.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** Addresses of a picture, or its element in the server markup. */
export type Picture =
  | { readonly src: string | null; readonly mobileSrc: string | null; readonly alt: string }
  | Element;

export interface Group {
  readonly tab: string;
  readonly icon: string | null;
  /** Null when it repeats the tab. */
  readonly heading: string | null;
  /** A line below the heading; null when it repeats heading or tab. */
  readonly subject: string | null;
  readonly picture: Picture | null;
  /** The link of the picture. */
  readonly href: string | null;
  readonly questions: readonly Question[];
}

/** A group in the server markup. */
export interface PrintedGroup {
  readonly name: string;
  /** The address of the picture in the heading. */
  readonly icon: string | null;
  readonly subject: string | null;
  readonly picture: Element | null;
  /** The link of the picture. */
  readonly href: string | null;
  readonly items: readonly PrintedQuestion[];
}

export type BrandFaqState = StateOf<typeof createBrandFaq>;

interface Inputs {
  readonly brandId: string;
  readonly printed?: readonly PrintedGroup[] | UnreadableMarkupError | undefined;
}

/** Accepts `{}`, which means that the answer is in the server markup. */
const readGroups = { ...readBrandFaq, answer: orInPage(readBrandFaq.answer) };

export function createBrandFaq({ call }: Pick<Services, 'call'>, { brandId, printed }: Inputs) {
  const groups = signal<readonly Group[]>([]);
  const active = signal(0);

  return {
    groups,
    /** The index of the shown group. */
    active,
    async start() {
      const taken = new Set<string>();
      if (printed && !isUnreadableMarkup(printed)) {
        groups.value = printed.map((group) => printedGroup(group, taken));
        return;
      }
      const answer = await call(printed ? readGroups : readBrandFaq, { brand_id: brandId });
      if (!isInPage(answer)) groups.value = answer.faqs.map((group) => groupOf(group, taken));
      else if (printed) throw printed;
    },
    choose: (at: number) => (active.value = at),
    /** Shows the group that contains the question with this id, if there is one. */
    chooseQuestion(id: string) {
      const at = groups.peek().findIndex(({ questions }) => questions.some((question) => question.id === id));
      if (at >= 0) active.value = at;
    },
  };
}

function groupOf(group: FaqGroup, taken: Set<string>): Group {
  const { tab_text, name, faq_subject, faq_icon, image, mobile_image, image_alt, url_path, category_url } = group;
  const tab = tab_text ?? name ?? faq_subject ?? '';
  const heading = name === tab ? null : name;
  return {
    tab,
    icon: faq_icon,
    heading,
    subject: [tab, heading].includes(faq_subject) ? null : faq_subject,
    picture: image || mobile_image ? { src: image, mobileSrc: mobile_image, alt: image_alt ?? '' } : null,
    href: category_url ?? url_path,
    questions: questionsOf(group.items, taken),
  };
}

function printedGroup({ name, icon, subject, picture, href, items }: PrintedGroup, taken: Set<string>): Group {
  return { tab: name, icon, heading: null, subject, picture, href, questions: questionsOf(items, taken) };
}
