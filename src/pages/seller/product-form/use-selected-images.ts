import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SelectedImage } from '../../../domain/seller-product.ts';
import { useStores } from '../../../store/stores.ts';

/** The image types that every supported browser decodes. */
const DECODABLE = /^image\/(?:a?png|avif|bmp|gif|jpeg|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/;

/**
 * State of an image field. It starts with the images of this page's draft, or else those at `initialUrls`. A selected
 * file is added at once. If it is no image, it is removed with an error. If it cannot be decoded, it is removed, too,
 * if its type is in `DECODABLE`; otherwise it stays without a preview. Files are shown only as `<img>`, which runs no
 * scripts in SVG. Object URLs are revoked on removal, submit and cancel.
 */
export function useSelectedImages(initialUrls: readonly string[]) {
  const { images: drafts } = useStores().formDrafts;
  const [{ pathname }] = useState(useLocation());
  const [initial] = useState<readonly SelectedImage[]>(
    () =>
      drafts.get(pathname) ??
      initialUrls.map((url, index) => ({ id: url, name: `Image ${index + 1}`, url })),
  );
  const [selected, setSelected] = useState(initial);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const fileUrls = useRef(
    new Set(initial.map(({ url }) => url).filter((url) => url.startsWith('blob:'))),
  );
  const isDiscarded = useRef(false);

  useEffect(() => {
    if (selected !== initial) drafts.set(pathname, selected);
  }, [drafts, initial, pathname, selected]);

  useEffect(() => {
    const urls = fileUrls.current;
    return () => {
      if (!isDiscarded.current) return;
      drafts.delete(pathname);
      for (const url of urls) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, [drafts, pathname]);

  const removeImage = (id: string) => {
    if (fileUrls.current.delete(id)) URL.revokeObjectURL(id);
    setSelected((current) => current.filter((image) => image.id !== id));
  };

  const finishDecoding = (image: SelectedImage, hasPreview: boolean) => {
    const { id, name, type = '' } = image;
    if (!fileUrls.current.has(id)) return;
    if (type.startsWith('image/') && (hasPreview || !DECODABLE.test(type))) {
      const decoded = { ...image, hasPreview, isPending: false };
      setSelected((current) => current.map((other) => (other.id === id ? decoded : other)));
      return;
    }
    removeImage(id);
    setErrors((current) => [...current, `${name} is not an image that can be shown.`]);
  };
  const finishRestored = useEffectEvent(finishDecoding);
  useEffect(() => {
    for (const image of initial) {
      if (image.isPending) void canDecode(image.url).then((can) => finishRestored(image, can));
    }
  }, [initial]);

  const add = (files: readonly File[]) => {
    const added = files.map((file) => {
      const url = URL.createObjectURL(file);
      fileUrls.current.add(url);
      const image = { id: url, name: file.name, type: file.type, url, isPending: true };
      void canDecode(url, file).then((can) => finishDecoding(image, can));
      return image;
    });
    setErrors([]);
    setSelected((current) => [...current, ...added]);
  };

  const remove = (id: string) => {
    removeImage(id);
    setErrors([]);
  };

  /** Called on submit and cancel: the images are deleted when the page is left. */
  const discard = () => {
    isDiscarded.current = true;
  };

  return { selected, errors, add, remove, discard };
}

async function canDecode(url: string, file?: File): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    // A file that is cut off decodes as an image, but not as a bitmap. A bitmap cannot be made of SVG.
    if (file && file.type !== 'image/svg+xml') (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
