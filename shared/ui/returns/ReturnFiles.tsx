import { useEffect, useId, type ComponentType } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { FieldErrors } from '../form/FieldErrors.tsx';
import type { MediaUploadProps } from '../media/MediaUpload.tsx';
import { Message } from '../basics/Message.tsx';
import type { UploadingFile } from '../media/UploadProgress.tsx';
import { useLazyComponent } from '../basics/use-lazy-component.ts';

const NO_TEXTS = { alt: false, title: false, sizePercentage: false };

export interface ReturnFilesProps<File extends UploadingFile> {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly errors?: readonly string[];
  readonly list: Omit<MediaUploadProps<File>, 'label' | 'texts' | 'showsSpecs' | 'onChange'>;
  /** The id by which whoever misses a file is led here. */
  readonly place: string;
}

/** Pictures or videos of a product that goes back; they need no words of their own. The list comes late. */
export function ReturnFiles<File extends UploadingFile>(props: ReturnFilesProps<File>) {
  const { label, isRequired = false, errors, list, place } = props;
  const t = useKitText();
  const id = useId();
  const { Part, hasFailed, reach } = useLazyComponent<MediaUploadProps<File>>(
    async () => (await import('../media/MediaUpload.tsx')).MediaUpload as ComponentType<MediaUploadProps<File>>,
  );
  useEffect(() => {
    if (!hasFailed) reach();
  });
  return (
    <div className="sw-returns__files" id={place}>
      <p className={`sw-field__label${isRequired ? ' sw-field__label--required' : ''}`} aria-hidden="true">
        {label}
      </p>
      {Part && (
        <Part
          {...list}
          isSortable={false}
          label={label}
          texts={NO_TEXTS}
          showsSpecs
          errorsId={errors?.length ? id : undefined}
          onChange={() => {}}
        />
      )}
      {!Part && !hasFailed && <div className="sw-returns__late" />}
      {hasFailed && (
        <Message kind="error" action={{ label: t('retry'), onClick: reach }}>
          {t('wentWrong')}
        </Message>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
