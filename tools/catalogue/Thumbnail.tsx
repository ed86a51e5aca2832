import { useState } from 'react';
import { isPicture } from './is-picture.ts';
import { useDebounced } from './use-debounced.ts';
import { useLanguage } from './words.ts';

interface ThumbnailProps {
  readonly name: string;
  readonly label: string;
  /** The address as typed. */
  readonly value: unknown;
}

/** A picture that is given by its address, or that there is none. */
export function Thumbnail({ name, label, value }: ThumbnailProps) {
  const [address] = useDebounced(value);
  return isPicture(name, address) ? <Picture key={address} address={address} label={label} /> : null;
}

function Picture({ address, label }: { readonly address: string; readonly label: string }) {
  const { words } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="catalogue__hint">{words.noPicture}</p>;
  return (
    <img className="catalogue__thumbnail" src={address} alt={words.pictureOf(label)} onError={() => setBroken(true)} />
  );
}
