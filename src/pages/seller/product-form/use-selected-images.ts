import { useEffect, useRef, useState } from 'react';
import type { SelectedImage } from '../../../design-system/seller/ImageField.tsx';

/**
 * State of an image field: the images at `initialUrls`, then selected files. A file is added immediately and
 * removed with an error if the browser cannot decode it, whatever its type. Files are shown only as `<img>`,
 * which runs no scripts in SVG. Object URLs are revoked on removal and on unmount.
 */
export function useSelectedImages(initialUrls: readonly string[]) {
  const [selected, setSelected] = useState(() => initialUrls.map(makeInitialImage));
  const [errors, setErrors] = useState<readonly string[]>([]);
  const fileUrls = useRef(new Set<string>());
  const fileCount = useRef(0);

  useEffect(() => {
    const urls = fileUrls.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, []);

  const drop = ({ id, url }: SelectedImage) => {
    if (fileUrls.current.delete(url)) URL.revokeObjectURL(url);
    setSelected((current) => current.filter((image) => image.id !== id));
  };

  const check = async (image: SelectedImage) => {
    if ((await canDecode(image.url)) || !fileUrls.current.has(image.url)) return;
    drop(image);
    setErrors((current) => [...current, `${image.name} is not an image that can be shown.`]);
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file) => {
      const url = URL.createObjectURL(file);
      fileUrls.current.add(url);
      fileCount.current += 1;
      return { id: `file-${fileCount.current}`, name: file.name, url };
    });
    setErrors([]);
    setSelected((current) => [...current, ...added]);
    for (const image of added) void check(image);
  };

  const remove = (id: string) => {
    const removed = selected.find((image) => image.id === id);
    if (removed) drop(removed);
    setErrors([]);
  };

  return { selected, errors, add, remove };
}

function makeInitialImage(url: string, index: number): SelectedImage {
  return { id: `initial-${index}`, name: `Image ${index + 1}`, url };
}

async function canDecode(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
