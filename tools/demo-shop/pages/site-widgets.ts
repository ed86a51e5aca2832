import { html } from 'hono/html';
import { icon, type Markup } from './icons.ts';
import { phoneLink } from './phone.ts';
import type { Visit } from './visit.ts';

/** The widgets that any page may open, once at its end. */
export function siteWidgets({ words }: Visit): Markup {
  return html`<aside class="chat" aria-label="${words.chat}" data-widget="chat-widget" data-title="${words.chatTitle}">
      <a class="chat__opener" href="/klantenservice">${icon('chat')}<span>${words.chat}</span></a>
      <template>
        <p>${words.footerHours}</p>
        <ul>
          <li>${phoneLink}</li>
          <li><a href="mailto:service@zonshop.example">service@zonshop.example</a></li>
          <li><a href="/klantenservice">${words.footerService}</a></li>
        </ul>
      </template>
    </aside>
    <div data-widget="back-in-stock-modal"></div>
    <div id="app"></div>`;
}

/** The newsletter in the footer, visible once the visitor allows marketing and its script has loaded. */
export function newsletter({ words }: Visit): Markup {
  return html`<div class="foot__news">
    <div
      class="wrap foot__newsline"
      data-widget="newsletter-box"
      data-title="${words.newsletterTitle}"
      data-text="${words.newsletterText}"
      data-thanks="${words.newsletterThanks}"
      hidden
    ></div>
    <noscript>
      <p class="wrap foot__newsline">
        <a href="mailto:service@zonshop.example?subject=${encodeURIComponent(words.newsletterSubject)}"
          >${words.newsletterMail}</a
        >
      </p>
    </noscript>
  </div>`;
}
