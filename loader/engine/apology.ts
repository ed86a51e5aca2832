import { locale, page } from '../page.ts';

const WORDS = {
  nl: 'Er ging iets mis. Probeer het later opnieuw.',
  de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
  en: 'Something went wrong. Please try again later.',
};

let shown: HTMLElement | undefined;

/** Takes the last apology away. */
export function forgive(): void {
  shown?.remove();
}

/** Says in the page why an order was refused, in the words of the shop if it has any. */
export async function apologise(answer: Response | undefined): Promise<void> {
  const said = answer?.status === 422 ? await reasonsOf(answer) : '';
  const alert = page.createElement('p');
  alert.className = 'sw-message sw-message--error';
  alert.setAttribute('role', 'alert');
  page.body.append(alert);
  shown = alert;
  // An alert is announced when its words come into an element that is already there.
  alert.textContent = said || WORDS[locale()];
}

async function reasonsOf(answer: Response): Promise<string> {
  try {
    const { errors, message } = (await answer.json()) as { errors?: Record<string, string[]>; message?: string };
    return Object.values(errors ?? { message: message ?? '' })
      .flat()
      .join(', ');
  } catch {
    return '';
  }
}
