import { useKitText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LoadingProps {
  /** Heard once; without it `Wordt geladen…`. */
  readonly label?: string;
  /** As many grey rows as the screen is likely to have. */
  readonly rows?: number;
  /** `lines`: an image with lines of text beside it, as in a cart. `text`: lines alone. */
  readonly shape?: 'lines' | 'text';
}

/** The shape of what is on its way, in its place. */
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
