import { useId, useState } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { formatBytes } from '../../format/bytes.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { usePartText } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import type { MediaEntry, MediaText } from '../../rules/media-items.ts';
import { UploadIcon } from './UploadIcon.tsx';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

/** What the items of a list share. */
export interface MediaItemsProps {
  /** The texts that an editor can change. */
  readonly texts: Readonly<Record<MediaText, boolean>>;
  onChange(media: MediaEntry, field: MediaText, text: string): void;
  onRemove(media: MediaEntry): void;
}

interface MediaItemProps extends MediaItemsProps {
  readonly media: MediaEntry;
  readonly handle?: Elements;
}

/** One file with its preview, name, size and texts. */
export function MediaItem({ media, texts, handle, onChange, onRemove }: MediaItemProps) {
  const t = usePartText('upload');
  const { locale } = useSettings();
  const name = media.name || t('nameless');
  const write = (field: MediaText) => (text: string) => onChange(media, field, text);
  return (
    <div className="sw-media">
      {handle}
      <Preview key={media.preview} media={media} />
      <p className="sw-media__about">
        <span className="sw-media__name" translate="no">
          {name}
        </span>
        {media.size !== null && <span className="sw-media__size">{formatBytes(media.size, locale)}</span>}
      </p>
      <Button variant="danger-quiet" icon="trash" className="sw-media__remove" onClick={() => onRemove(media)}>
        <span>{t('remove')}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {(texts.alt || texts.title || texts.sizePercentage) && (
        <div className="sw-media__texts">
          {texts.alt && <Text label={t('alt')} fileName={name} value={media.alt} onChange={write('alt')} />}
          {texts.title && <Text label={t('title')} fileName={name} value={media.title} onChange={write('title')} />}
          {texts.sizePercentage && (
            <Text
              label={t('sizePercentage')}
              fileName={name}
              value={media.sizePercentage}
              inputMode="decimal"
              onChange={write('sizePercentage')}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Preview({ media: { kind, preview } }: { media: MediaEntry }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="sw-media__preview">
      {preview !== null && !isBroken ? (
        <img className="sw-media__picture" src={preview} alt="" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <UploadIcon name={kind} />
      )}
    </span>
  );
}

interface TextProps {
  readonly label: string;
  /** Name of the file. */
  readonly fileName: string;
  readonly value: string;
  readonly inputMode?: 'decimal';
  onChange(text: string): void;
}

/** The control has no name: the surrounding form sends its value as part of the record. */
function Text({ label, fileName, value, inputMode, onChange }: TextProps) {
  const id = useId();
  return (
    <div className="sw-field">
      <label className="sw-field__label" htmlFor={id}>
        <span>{label}</span>
        <VisuallyHidden>{fileName}</VisuallyHidden>
      </label>
      <input
        className="sw-field__control"
        id={id}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
