import type { InstallerWords } from '../../../../shared/contract/requests.ts';
import type { Locale } from '../../rules/language.ts';

/** The texts of the installer request, as markup. */
export const INSTALLER: Readonly<Record<Locale, InstallerWords>> = {
  nl: {
    button_text: 'Vraag een installateur aan',
    title: 'Installateur nodig?',
    text: '<p>Wij brengen je in contact met een vakman uit de buurt. Vertel ons waar je woont en wat je van plan bent; je krijgt binnen <strong>twee werkdagen</strong> een voorstel, zonder verplichtingen.</p>',
    thanks_title: 'Bedankt voor je aanvraag!',
    thanks_text: '<p>Een installateur uit jouw buurt belt je binnen twee werkdagen.</p>',
    submit_button_text: 'Aanvraag versturen',
  },
  de: {
    button_text: 'Installateur anfragen',
    title: 'Brauchen Sie einen Installateur?',
    text: '<p>Wir vermitteln Ihnen einen Fachbetrieb aus Ihrer Nähe. Sagen Sie uns, wo Sie wohnen und was Sie vorhaben; innerhalb von <strong>zwei Werktagen</strong> erhalten Sie ein unverbindliches Angebot.</p>',
    thanks_title: 'Vielen Dank für Ihre Anfrage!',
    thanks_text: '<p>Ein Installateur aus Ihrer Nähe ruft Sie innerhalb von zwei Werktagen an.</p>',
    submit_button_text: 'Anfrage senden',
  },
  en: {
    button_text: 'Ask for an installer',
    title: 'Do you need an installer?',
    text: '<p>We bring you together with a tradesperson nearby. Tell us where you live and what you have in mind; within <strong>two working days</strong> you receive a proposal, without obligation.</p>',
    thanks_title: 'Thank you for your request!',
    thanks_text: '<p>An installer near you calls you within two working days.</p>',
    submit_button_text: 'Send request',
  },
};
