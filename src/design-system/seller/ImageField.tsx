import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { pluralize } from '../../domain/pluralize.ts';
import type { SelectedImage } from '../../domain/seller-product.ts';
import { focusNonInteractive } from '../focus.ts';
import { TextButton } from '../primitives/TextLink.tsx';
import { useForwardedRef } from '../use-forwarded-ref.ts';

export interface ImageFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible label. */
  label: string;
  /** The selected images in display order. */
  images: readonly SelectedImage[];
  /** Error messages for rejected files, one sentence each. */
  errors?: readonly string[];
  /** Called with the dropped or selected files, which are not validated. */
  onAdd: (files: File[]) => void;
  /** Called with an image's id when Remove is pressed. */
  onRemove: (id: string) => void;
}

/**
 * File input for several images, with drag and drop, and a thumbnail with Remove for each image. Renders
 * a named group with a button and a list.
 */
export function ImageField({
  label,
  images,
  errors = [],
  onAdd,
  onRemove,
  ref,
  ...rest
}: ImageFieldProps) {
  const labelId = useId();
  const errorId = useId();
  const group = useForwardedRef(ref);
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [isEmptied, setIsEmptied] = useState(false);

  useEffect(() => {
    document.addEventListener('dragover', preventNavigation);
    document.addEventListener('drop', preventNavigation);
    return () => {
      document.removeEventListener('dragover', preventNavigation);
      document.removeEventListener('drop', preventNavigation);
    };
  }, []);

  /** Removes an image; focuses the next, the last or Browse Images: a second press does nothing. */
  const remove = (id: string, index: number) => {
    flushSync(() => {
      onRemove(id);
      setIsEmptied(images.length === 1);
    });
    const items = group.current?.querySelectorAll('li') ?? [];
    if (items.length > 0) focusNonInteractive(items[Math.min(index, items.length - 1)]);
    else group.current?.querySelector('button')?.focus();
  };

  return (
    <div role="group" aria-labelledby={labelId} {...rest} ref={group}>
      <div
        role="presentation"
        onDragEnter={({ dataTransfer }) => {
          setIsDraggedOver(dataTransfer.types.includes('Files'));
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          setIsDraggedOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
        }}
        onDrop={({ dataTransfer }) => {
          setIsDraggedOver(false);
          onAdd([...dataTransfer.files]);
        }}
      >
        <p id={labelId} className="text-caption text-ink-2">
          {label}
        </p>
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-2 border-b py-3 move-colour print:hidden',
            isDraggedOver ? 'border-ink bg-stone' : 'border-line-2',
          )}
        >
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            aria-label={label}
            // Browse Images opens the file dialog.
            hidden
            onChange={({ currentTarget }) => {
              onAdd([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <p className="text-ui text-ink-2 pointer-coarse:hidden">Drag images here, or</p>
          <TextButton
            aria-describedby={errors.length > 0 ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            Browse Images
          </TextButton>
        </div>
        <p aria-live="polite" className="sr-only">
          {images.length > 0 &&
            images.every(({ isPending }) => isPending !== true) &&
            `${pluralize(images.length, 'image')} selected`}
          {images.length === 0 && isEmptied && 'No images selected'}
        </p>
        <div id={errorId} role="alert" className="text-caption text-error not-empty:pt-2">
          {errors.map((error, index) => (
            <p key={`${index} ${error}`}>{error}</p>
          ))}
        </div>
        {images.length > 0 && (
          <ul
            aria-label="Selected images"
            className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(--spacing(26),1fr))] gap-x-gutter gap-y-4"
          >
            {images.map(({ id, name, url, hasPreview = true }, index) => (
              <li key={id} className="min-w-0">
                <div className="relative aspect-product overflow-hidden rounded-image bg-stone">
                  {hasPreview ? (
                    <img
                      src={url}
                      alt={name}
                      className="alt-placeholder absolute inset-0 size-full object-cover"
                    />
                  ) : (
                    <p className="p-2 text-caption wrap-anywhere text-ink-2">No preview: {name}</p>
                  )}
                </div>
                <TextButton
                  size="small"
                  isMuted
                  onClick={() => {
                    remove(id, index);
                  }}
                >
                  Remove<span className="sr-only"> {name}</span>
                </TextButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Prevents the browser from opening a dropped file or link. Text can still be dropped on fields. */
function preventNavigation(event: DragEvent): void {
  const isOnField = event.target instanceof Element && event.target.matches('input, textarea');
  if (!isOnField || event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
