import { useKitText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LoadingProps {
  /** Announced text; `Wordt geladen…` by default. */
  readonly label?: string;
  /** Number of placeholder rows; about as many as the content has. */
  readonly rows?: number;
  /** `lines`: an image next to lines of text, as in a cart. `text`: lines of text. */
  readonly shape?: 'lines' | 'text';
}

/** A placeholder for content that is loading. */
export function Loading({ label, rows = 3, shape = 'lines' }: LoadingProps) {
  const t = useKitText();
  return (
    <div className={`sw-loading sw-loading--${shape}`} role="status">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="sw-loading__row" aria-hidden="true">
          {shape === 'lines' && <span className="sw-loading__image" />}
          <span className="sw-loading__lines">
            <span className="sw-loading__line" />
            <span className="sw-loading__line sw-loading__line--short" />
          </span>
        </div>
      ))}
    </div>
  );
}
