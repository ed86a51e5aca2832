import { useId } from 'react';
import { FieldErrors } from './FieldErrors.tsx';
import { MediaUpload, type MediaUploadProps } from './MediaUpload.tsx';
import type { UploadingFile } from './UploadProgress.tsx';

const NO_TEXTS = { alt: false, title: false, sizePercentage: false };

export interface ReturnFilesProps<File extends UploadingFile> {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly errors?: readonly string[];
  readonly list: Omit<MediaUploadProps<File>, 'label' | 'texts' | 'showsSpecs' | 'onChange'>;
  /** The id by which whoever misses a file is led here. */
  readonly place: string;
}

/** Pictures or videos of a product that goes back; they need no words of their own. */
export function ReturnFiles<File extends UploadingFile>(props: ReturnFilesProps<File>) {
  const { label, isRequired = false, errors, list, place } = props;
  const id = useId();
  return (
    <div className="sw-returns__files" id={place}>
      <p className={`sw-field__label${isRequired ? ' sw-field__label--required' : ''}`} aria-hidden="true">
        {label}
      </p>
      <MediaUpload {...list} label={label} texts={NO_TEXTS} showsSpecs onChange={() => {}} />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
