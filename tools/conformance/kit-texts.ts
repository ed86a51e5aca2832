import de from '../../shared/i18n/locales/de.json' with { type: 'json' };
import en from '../../shared/i18n/locales/en.json' with { type: 'json' };
import nl from '../../shared/i18n/locales/nl.json' with { type: 'json' };

/** The texts of the ui kit by language. */
export const KIT_TEXTS = { nl, de, en };
