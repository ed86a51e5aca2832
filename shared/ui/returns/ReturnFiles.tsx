import { useId } from 'react';
import { LoadError } from '../basics/LoadError.tsx';
import { useLazyComponent } from '../basics/use-lazy-component.ts';
import { FieldErrors } from '../form/FieldErrors.tsx';
import type { MediaUploadProps } from '../media/MediaUpload.tsx';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';

const NO_TEXTS = { alt: false, title: false, sizePercentage: false };

export interface ReturnFilesProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly errors?: readonly string[];
  readonly list: Omit<MediaUploadProps, 'label' | 'texts' | 'showsSpecs' | 'onChange'>;
  /** Target of links in an error summary. */
  readonly id: string;
}

/** Pictures or videos of a product, without texts to edit. The upload field loads later. */
export function ReturnFiles(props: ReturnFilesProps) {
  const { label, isRequired = false, errors, list, id } = props;
  const errorsId = useId();
  const { Part, hasFailed, reach } = useLazyComponent(
    async () => (await importWithRecovery('MediaUpload', () => import('../media/MediaUpload.tsx'))).MediaUpload,
    true,
  );
  return (
    <div className="sw-returns__files" id={id}>
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
          errorsId={errors?.length ? errorsId : undefined}
          onChange={() => {}}
        />
      )}
      {!Part && !hasFailed && <div className="sw-returns__late" />}
      {hasFailed && <LoadError onRetry={reach} />}
      <FieldErrors id={errorsId} errors={errors} />
    </div>
  );
}
